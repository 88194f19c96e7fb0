import { describe, expect, it } from 'vitest';
import { languageFor } from '../../src/i18n/translate.ts';

describe('languageFor', () => {
  it('takes the first wish that the page has', () => {
    expect(languageFor(['de-DE', 'pt-BR', 'it'])).toBe('pt');
  });

  it('ignores case and region', () => {
    expect(languageFor(['RU'])).toBe('ru');
  });

  it('takes English where no wish is known', () => {
    expect(languageFor(['ja', 'de'])).toBe('en');
    expect(languageFor([])).toBe('en');
  });
});

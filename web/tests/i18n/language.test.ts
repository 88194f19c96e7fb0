import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageFor, OWN_NAMES } from '../../src/i18n/language.ts';

describe('spoken', () => {
  it('takes the first wish that we speak', () => {
    expect(languageFor(['de-DE', 'pt-BR', 'it'])).toBe('pt');
  });

  it('does not mind how a wish is written', () => {
    expect(languageFor(['RU'])).toBe('ru');
  });

  it('speaks English to everybody else', () => {
    expect(languageFor(['ja', 'de'])).toBe('en');
    expect(languageFor([])).toBe('en');
  });

  it('knows every language by its own name', () => {
    expect(Object.keys(OWN_NAMES)).toEqual([...LANGUAGES]);
  });
});

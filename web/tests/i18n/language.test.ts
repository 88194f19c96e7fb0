import { describe, expect, it } from 'vitest';
import { spoken } from '../../src/i18n/language.ts';

describe('spoken', () => {
  it('takes the first wish that we speak', () => {
    expect(spoken(['de-DE', 'pt-BR', 'it'])).toBe('pt');
  });

  it('does not mind how a wish is written', () => {
    expect(spoken(['RU'])).toBe('ru');
  });

  it('speaks English to everybody else', () => {
    expect(spoken(['ja', 'de'])).toBe('en');
    expect(spoken([])).toBe('en');
  });
});

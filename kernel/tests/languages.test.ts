import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '../src/index.ts';

describe('the languages', () => {
  test('are listed in the order of their names, English first', () => {
    expect(LANGUAGES).toEqual(Object.keys(LANGUAGE_NAMES));
    expect(LANGUAGES[0]).toBe('en');
  });

  test('are codes that the browser knows by the same name', () => {
    for (const language of LANGUAGES) {
      const known = new Intl.DisplayNames(language, { type: 'language' }).of(language);
      expect(known?.toLowerCase()).toBe(LANGUAGE_NAMES[language].toLowerCase());
    }
  });

  test.each(['', 'EN', 'en-GB', 'de', 'toString'])('%o is none of them', (name) => {
    expect(isLanguage(name)).toBe(false);
  });
});

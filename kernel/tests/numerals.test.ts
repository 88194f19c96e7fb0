import { describe, expect, test } from 'vitest';
import { localeOf, numeralsOf } from '../src/index.ts';

describe('numbers in a language', () => {
  test.each([
    ['en', '1.5', '2.0'],
    ['it', '1,5', '2,0'],
    ['pt', '1,5', '2,0'],
    ['ru', '1,5', '2,0'],
  ])('have the decimal mark of %s', (language, half, whole) => {
    const number = numeralsOf(language);
    expect(number(1.5)).toBe(half);
    expect(number(2, 1)).toBe(whole);
  });

  test('are rounded to the digits asked for, else to four', () => {
    const number = numeralsOf('en');
    expect(number(1 / 3, 2)).toBe('0.33');
    expect(number(2 / 3)).toBe('0.6667');
  });

  test('have no mark between thousands', () => {
    for (const language of ['en', 'it', 'pt', 'ru']) expect(numeralsOf(language)(8011)).toBe('8011');
  });
});

test('English is British and Portuguese European', () => {
  expect(['en', 'it', 'pt', 'ru'].map(localeOf)).toEqual(['en-GB', 'it', 'pt-PT', 'ru']);
});

import { describe, expect, test } from 'vitest';
import { suggestions } from '../../src/arguments/suggest.ts';
import { languageOf } from '../../src/texts/language.ts';
import { beside, lengthOf, padded, paragraphs, wrap } from '../../src/ui/layout.ts';

const RED = ['\u001b[31m', 'red', '\u001b[39m'].join('');

describe('layout', () => {
  test('wraps at spaces and indents what follows', () => {
    expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
    expect(wrap('incomprehensibilities', 9)).toEqual(['incomprehensibilities']);
    expect(wrap('  ', 9)).toEqual([]);
  });

  test('colours take no room', () => {
    expect(lengthOf(RED)).toBe(3);
    expect(padded(RED, 5)).toBe(`${RED}  `);
  });

  test('two drawings of unlike height stand side by side', () => {
    expect(beside(['a', 'bcd'], ['x', 'y', 'z'], 1)).toEqual(['a   x', 'bcd y', '    z']);
  });
});

describe('the language of the environment', () => {
  test.each([
    [{ LANG: 'pt_BR.UTF-8' }, 'pt'],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'ru_RU.UTF-8' }, 'ru'],
    [{ LANG: 'it', LC_MESSAGES: '' }, 'it'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{}, 'en'],
  ])('%j is %s', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });
});

describe('suggestions', () => {
  test('names the nearest first, and none far away', () => {
    expect(suggestions('rule', ['play', 'simulate', 'rules'])).toEqual(['rules']);
    expect(suggestions('AUX-3', ['AUC-1', 'AUC-3', 'GEAR-3'])[0]).toBe('AUC-3');
    expect(suggestions('chess', ['play', 'rules'])).toEqual([]);
  });
});

test('begins a paragraph at a text that ends with a colon', () => {
  const texts = ['About it.', 'Cold +1.', 'If it is met:', 'Misery −1.', 'Herb +1.', '40 %:', 'Nothing.'];
  expect(paragraphs(texts)).toEqual([
    'About it.',
    'Cold +1.',
    'If it is met: Misery −1. Herb +1.',
    '40 %: Nothing.',
  ]);
  expect(paragraphs(['Look around:', '60 %:', 'Vegetable +1.'])).toEqual([
    'Look around: 60 %: Vegetable +1.',
  ]);
});

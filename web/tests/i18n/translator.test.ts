import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, localeOf, text } from '@vigilia/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { compile } from '../../build/compile.ts';
import { translatorFor } from '../../src/i18n/translator.ts';
import { samplesOf } from './samples.ts';

const PACKAGES = ['web', 'kernel', 'server', 'games/011'];

const written = (_variable: string, value: string | number) => ({ written: value });

function messagesOf(room: string, language: Language): [string, string][] {
  const file = new URL(`../../../${room}/texts/${language}.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')));
}

describe('every compiled message reads as ICU formats it', () => {
  for (const room of PACKAGES) {
    it.each(LANGUAGES)(`${room} in %s`, (language) => {
      for (const [key, message] of messagesOf(room, language)) {
        const compiled = compile(message);
        const voice = translatorFor(language, [{ [key]: compiled }], { nameOf: written, players: [] });
        const reference = new IntlMessageFormat(message, localeOf(language));
        for (const values of samplesOf(compiled)) {
          const expected = String(reference.format(values)).replaceAll(' %', '\u00a0%');
          expect(voice.say(text(key, values)), key).toBe(expected);
        }
      }
    });
  }
});

describe('a translator', () => {
  const messages = {
    'said.who': compile('{seats} look at {target}.'),
    'said.how-many': compile('{seats, plural, one {# person} other {# people}}'),
    'said.place': compile('the {place}'),
    'place.mole': compile('Mole'),
  };
  const voice = translatorFor('en', [messages], {
    nameOf: (variable, value) => {
      if (variable === 'place') return { key: `place.${value}` };
      return typeof value === 'number' ? { seat: value } : { written: value };
    },
    players: ['Ada', 'Brando'],
  });

  it('writes the names of players and joins a list without a comma before the last', () => {
    expect(voice.say(text('said.who', { seats: [0, 1, 'Celso'], target: 1 }))).toBe(
      'Ada, Brando and Celso look at Brando.',
    );
  });

  it('counts a list', () => {
    expect(voice.say(text('said.how-many', { seats: [0] }))).toBe('1 person');
    expect(voice.say(text('said.how-many', { seats: [0, 1] }))).toBe('2 people');
  });

  it('writes a name by its own message and marks what it names', () => {
    expect(voice.pieces(text('said.place', { place: 'mole' }))).toEqual([
      'the ',
      { words: 'Mole', variable: 'place', value: 'mole' },
    ]);
  });

  it('writes the notation of a seat without a known player', () => {
    expect(voice.say(text('said.who', { seats: [4], target: 0 }))).toBe('p5 look at Ada.');
  });

  it.each([
    ['en', '1.5 of 2.0'],
    ['it', '1,5 of 2,0'],
    ['pt', '1,5 of 2,0'],
    ['ru', '1,5 of 2,0'],
  ] as const)('writes decimals as %s does', (language, sentence) => {
    const average = { 'odds.average': compile('{average} of {rounded}') };
    const translator = translatorFor(language, [average], { nameOf: written, players: [] });
    expect(translator.say(text('odds.average', { average: 1.5, rounded: '2.0' }))).toBe(sentence);
  });

  it('throws at an unknown message or variable', () => {
    expect(() => voice.say(text('said.nothing'))).toThrow('no message said.nothing');
    expect(() => voice.say(text('said.place'))).toThrow('no value for the variable place');
  });
});

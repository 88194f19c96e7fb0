// cspell:ignore ora ore час часа часов
import { compile, text, translatorFor } from '@vigilia/kernel';
import { describe, expect, it } from 'vitest';

const written = (_variable: string, value: string | number) => ({ written: value });

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

describe('a plural chooses its form as each language counts', () => {
  it.each([
    [
      'en',
      '{n, plural, one {# Hour} other {# Hours}}',
      ['0 Hours', '1 Hour', '2 Hours', '5 Hours', '21 Hours'],
    ],
    ['it', '{n, plural, one {# Ora} other {# Ore}}', ['0 Ore', '1 Ora', '2 Ore', '5 Ore', '21 Ore']],
    [
      'pt',
      '{n, plural, one {# Hora} other {# Horas}}',
      ['0 Horas', '1 Hora', '2 Horas', '5 Horas', '21 Horas'],
    ],
    [
      'ru',
      '{n, plural, one {# час} few {# часа} other {# часов}}',
      ['0 часов', '1 час', '2 часа', '5 часов', '21 час'],
    ],
  ] as const)('in %s', (language, message, expected) => {
    const { say } = translatorFor(language, [{ hours: compile(message) }], { nameOf: written, players: [] });
    expect([0, 1, 2, 5, 21].map((n) => say(text('hours', { n })))).toEqual(expected);
  });

  it('prefers an exact number, and takes other for an unknown choice', () => {
    const messages = {
      clues: compile('{n, plural, =0 {no clue} one {a clue} other {# clues}}'),
      place: compile('{place, select, mole {at the Mole} other {elsewhere}}'),
    };
    const { say } = translatorFor('en', [messages], { nameOf: written, players: [] });
    expect([0, 1, 2].map((n) => say(text('clues', { n })))).toEqual(['no clue', 'a clue', '2 clues']);
    expect(say(text('place', { place: 'mole' }))).toBe('at the Mole');
    expect(say(text('place', { place: 'museo' }))).toBe('elsewhere');
  });
});

// cspell:ignore alla gioca giocano passo
import { type Name, text } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { createTranslator } from '../../src/texts/translate.ts';

const PLAYERS = ['Anna', 'Bruno', 'Carla'];

function nameOf(variable: string, value: string | number): Name {
  if (variable === 'seat' || variable === 'seats') return { seat: Number(value) };
  return variable === 'place' ? { key: `place.${value}` } : { written: value };
}

const italian = createTranslator(
  'it',
  [
    {
      went: '{seat} va {place, select, mole {alla {place}} other {al {place}}}.',
      all: '{seats, plural, one {Gioca} other {Giocano}} {seats}.',
      step: 'Un passo in {square}.',
      lost: '{seat} va a {place}.',
    },
    { 'place.mole': 'Mole', 'place.museo': 'Museo' },
  ],
  { nameOf, players: PLAYERS },
);

test('a name is said by its own message, and still chooses the words around it', () => {
  expect(italian(text('went', { seat: 0, place: 'mole' }))).toBe('Anna va alla Mole.');
  expect(italian(text('went', { seat: 1, place: 'museo' }))).toBe('Bruno va al Museo.');
});

test('a list is joined as the language joins it, and counted by a plural', () => {
  expect(italian(text('all', { seats: [2, 0, 1] }))).toBe('Giocano Carla, Anna e Bruno.');
  expect(italian(text('all', { seats: [1] }))).toBe('Gioca Bruno.');
  const english = createTranslator('en', [{ all: '{seats} play.' }], { nameOf, players: PLAYERS });
  expect(english(text('all', { seats: [2, 0, 1] }))).toBe('Carla, Anna and Bruno play.');
});

test('what has no name stands as it is', () => {
  expect(italian(text('step', { square: 'r4c5' }))).toBe('Un passo in r4c5.');
});

test('nothing is said with a hole in it', () => {
  expect(() => italian(text('unheard-of'))).toThrow('no message unheard-of in it');
  expect(() => italian(text('lost', { seat: 0, place: 'obelisco' }))).toThrow(
    'no message place.obelisco in it',
  );
  expect(() => italian(text('lost', { seat: 6, place: 'mole' }))).toThrow('nobody sits at 6');
  expect(() => italian(text('lost', { seat: 0 }))).toThrow('place');
});

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

test('names a value by its own message, and still chooses the words around it', () => {
  expect(italian(text('went', { seat: 0, place: 'mole' }))).toBe('Anna va alla Mole.');
  expect(italian(text('went', { seat: 1, place: 'museo' }))).toBe('Bruno va al Museo.');
});

test('joins a list as the language does, and counts it in a plural', () => {
  expect(italian(text('all', { seats: [2, 0, 1] }))).toBe('Giocano Carla, Anna e Bruno.');
  expect(italian(text('all', { seats: [1] }))).toBe('Gioca Bruno.');
  const english = createTranslator('en', [{ all: '{seats} play.' }], { nameOf, players: PLAYERS });
  expect(english(text('all', { seats: [2, 0, 1] }))).toBe('Carla, Anna and Bruno play.');
});

test('leaves a value without a name as it is', () => {
  expect(italian(text('step', { square: 'r4c5' }))).toBe('Un passo in r4c5.');
});

test('writes numbers with the decimal mark of the language', () => {
  expect(italian(text('step', { square: 1.5 }))).toBe('Un passo in 1,5.');
  // A game gives the digits of an average that it has rounded.
  expect(italian(text('step', { square: '2.0' }))).toBe('Un passo in 2,0.');
  expect(italian.number(8011)).toBe('8011');
  expect(italian.percent(1 / 8)).toBe('12,5 %');
});

test('rejects a missing message or variable, and writes a seat without a player as the notation does', () => {
  expect(() => italian(text('unheard-of'))).toThrow('no message unheard-of in it');
  expect(() => italian(text('lost', { seat: 0, place: 'obelisco' }))).toThrow(
    'no message place.obelisco in it',
  );
  expect(italian(text('lost', { seat: 6, place: 'mole' }))).toBe('p7 va a Mole.');
  expect(() => italian(text('lost', { seat: 0 }))).toThrow('place');
});

test('looks for the name of a value only where a message says it', () => {
  const english = createTranslator('en', [{ quiet: 'Nothing.' }], { nameOf, players: PLAYERS });
  expect(english(text('quiet', { place: 'mole' }))).toBe('Nothing.');
});

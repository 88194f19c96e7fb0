import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TILE_IDS } from '../src/data/tiles.ts';
import { choiceText, eventText, message } from '../src/texts/message.ts';
import { nameOf, tileTexts } from '../src/texts.ts';

const english = JSON.parse(readFileSync(new URL('../texts/en.json', import.meta.url), 'utf8'));

test('an event says its type with its fields, a choice its verb with its arguments', () => {
  expect(eventText({ type: 'bid', seat: 2, position: 1, amount: 4 })).toEqual({
    key: 'event.bid',
    vars: { seat: 2, position: 1, amount: 4 },
  });
  expect(choiceText({ verb: 'pass' })).toEqual({ key: 'verb.pass', vars: {} });
});

test('ids are named by the section they belong to', () => {
  expect(nameOf('other', 'lilja')).toEqual({ key: 'character.lilja' });
  expect(nameOf('line', 'tram')).toEqual({ key: 'machine.tram' });
  expect(nameOf('event', 'K')).toEqual({ key: 'event-card.K' });
  expect(nameOf('hour', 12)).toEqual({ key: 'hour.12' });
});

test('SET-8 a card in hand is named as the Character or the Power it is', () => {
  expect(nameOf('cards', 'character:lilja')).toEqual({ key: 'character.lilja' });
  expect(nameOf('cards', 'power:transport')).toEqual({ key: 'power.transport' });
});

test('ACT-1 a source is a player or the Unknown deck', () => {
  expect(nameOf('source', 'p3')).toEqual({ seat: 2 });
  expect(nameOf('source', 'unknown')).toEqual({ key: 'whereabouts.unknown' });
});

test('players are named by who sits there, squares and numbers stand as they are', () => {
  expect(nameOf('target', 3)).toEqual({ seat: 3 });
  expect(nameOf('square', 'r4c5')).toEqual({ written: 'r4c5' });
  expect(nameOf('amount', 3)).toEqual({ written: 3 });
});

test('TILE-14 a tile tells what it does, what that costs and which marks it bears', () => {
  expect(tileTexts('deep-archive')).toEqual([
    message('tile-effect.draw', { count: 3 }),
    message('tile-cost.time', { amount: 2 }),
    message('tile-mark.wolf', { count: 1 }),
  ]);
  expect(tileTexts('solved-riddle-2')).toEqual([
    message('tile-effect.time', { amount: 3 }),
    message('tile-cost.clues', { amount: 1 }),
  ]);
  expect(tileTexts('omen-1')).toEqual([message('tile-effect.clue-on-place'), message('tile-mark.organ')]);
  expect(tileTexts('fenrir-stone')).toEqual([
    message('tile-effect.none'),
    message('tile-mark.wolf', { count: 2 }),
  ]);
  expect(tileTexts('mole-4')).toEqual([message('tile-effect.location', { place: 'mole' })]);
});

test('TILE-1 every one of the fifty has something to tell', () => {
  for (const id of TILE_IDS) for (const { key } of tileTexts(id)) expect(english).toHaveProperty([key]);
});

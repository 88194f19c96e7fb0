// cspell:ignore simbolo dell’Organo símbolo символом Органа
import { CHARACTERS, game } from '@vigilia/game-011';
import gameTexts from '@vigilia/game-011/texts/en.json';
import { expect, test } from 'vitest';
import { ICONS } from '../../../src/games/011/emblems/icons.ts';
import { legend } from '../../../src/games/011/legend/legend.tsx';
import ownTexts from '../../../src/games/011/texts/en.json';
import italian from '../../../src/games/011/texts/it.json';
import portuguese from '../../../src/games/011/texts/pt.json';
import russian from '../../../src/games/011/texts/ru.json';

/** Engravings on buttons that say themselves what they do: the map from near and whole. */
const ON_BUTTONS = ['closer', 'whole'];
const signs = legend.flatMap((group) => group.signs);

test('the legend explains every engraving and every Character, each once', () => {
  const engraved = Object.keys(ICONS).filter((name) => !ON_BUTTONS.includes(name));
  expect(signs.map(({ id }) => id).toSorted()).toEqual([...engraved, ...CHARACTERS].toSorted());
});

test('the legend names clauses of the rulebook', () => {
  expect(signs.map(({ clause }) => clause).filter((clause) => !game.clauses.includes(clause))).toEqual([]);
});

test('the legend has words for every group and every sign', () => {
  const known = { ...gameTexts, ...ownTexts };
  const keys = [
    ...legend.map(({ title }) => title),
    ...signs.flatMap(({ name, what }) => [name.key, what.key]),
  ];
  expect(keys.filter((key) => !(key in known))).toEqual([]);
});

test.each([
  ['English', ownTexts, /Organ symbol/],
  ['Italian', italian, /simbolo dell’Organo/],
  ['Portuguese', portuguese, /símbolo do Órgão/],
  ['Russian', russian, /символом Органа/],
])('ORG-2 in %s the sign of the Organ and the goal speak of the Organ symbol', (_language, texts, symbol) => {
  expect(texts['sign.organ-what']).toMatch(symbol);
  expect(texts['eleven-goal.tiles']).toMatch(symbol);
});

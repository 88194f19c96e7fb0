import type { Eleven } from '@vigilia/game-011';
import { nameOf, tileTexts } from '@vigilia/game-011/texts';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../../src/games.ts';
import { gameTexts, textsOfGames, translateWithNumbers, WHOLE } from '../../game-texts.ts';

const TABLES = [{ seats: 3 }, { seats: 4, options: { beginners: true } }, { seats: 5 }, { seats: 6 }];

const { languages, messages, keysIn } = await gameTexts('011');
const texts = textsOfGames(gameNamed('011'), TABLES, (state) =>
  (state as Eleven['state']).players.flatMap(({ tiles }) => tiles.flatMap(tileTexts)),
);

describe.each(languages)('011 in %s', (language, translate) => {
  test('translates every event, question, choice and refusal of some random games', () => {
    for (const one of texts) expect(translate(one), JSON.stringify(one)).toMatch(WHOLE);
  });

  test('translates every message with every kind of number', () => {
    translateWithNumbers(translate, messages[language], sample);
  });
});

test('writes only squares as they stand in notation', () => {
  const values = texts
    .flatMap(({ vars }) => Object.entries(vars))
    .filter(([, value]) => typeof value !== 'number');
  const written = values.filter(
    ([variable, value]) => 'written' in nameOf(variable, [value].flat()[0] ?? ''),
  );
  expect([...new Set(written.map(([variable]) => variable))].toSorted()).toEqual(['from', 'square', 'to']);
});

test('the random games use most of the messages', () => {
  const met = new Set(texts.map(({ key }) => key));
  for (const section of ['event.', 'prompt.', 'verb.', 'tile-effect.']) {
    const keys = keysIn(section);
    expect(keys.filter((key) => met.has(key)).length / keys.length, section).toBeGreaterThan(0.85);
  }
});

/** A value that a variable may hold: the number itself, or a name that exists. */
function sample(variable: string, number: number): string | number {
  if (variable === 'cards') return 'power:transport';
  if (variable === 'source') return 'unknown';
  const name = nameOf(variable, number);
  if ('written' in name) return number;
  if ('seat' in name) return number % gameNamed('011').entry.game.seats.max;
  const section = name.key.replace(/\..*/, '.');
  const members = keysIn(section);
  return String(members[number % members.length]).slice(section.length);
}

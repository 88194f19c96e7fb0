import { expect, test } from 'vitest';
import { pressesOf } from './presses.ts';

/** Games differ in length by a factor of two, so a single deal says nothing. */
const GAMES = 40;

test.each([
  ['opens at 0 and passes', { bids: false }, 140],
  ['bids as an Apprentice does', { bids: true }, 150],
] as const)('a whole game of one who %s takes few presses in the median', async (_, player, most) => {
  const games = await Promise.all(
    Array.from({ length: GAMES }, (_, game) => pressesOf(`presses ${game}`, player)),
  );
  const counts = games.map((presses) => [...presses.values()].reduce((sum, each) => sum + each, 0));
  console.info(`median ${median(counts)} presses; a game: ${byQuestion(games)}`);
  expect(median(counts)).toBeLessThanOrEqual(most);
});

function median(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  return (Number(sorted[GAMES / 2 - 1]) + Number(sorted[GAMES / 2])) / 2;
}

function byQuestion(games: readonly ReadonlyMap<string, number>[]): string {
  const sums = Map.groupBy(
    games.flatMap((presses) => [...presses]),
    ([prompt]) => prompt,
  );
  return [...sums]
    .map(([prompt, all]) => [prompt, all.reduce((sum, [, each]) => sum + each, 0) / GAMES] as const)
    .toSorted(([, one], [, other]) => other - one)
    .map(([prompt, each]) => `${prompt} ${each.toFixed(1)}`)
    .join(', ');
}

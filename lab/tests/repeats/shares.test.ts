import { expect, test } from 'vitest';
import { type GameRow, playInSequence } from '../../repeats/play.ts';
import { readTwice, sharesOf } from '../../repeats/shares.ts';

function game(readings: readonly string[], isWon = false): GameRow {
  return { readings, events: ['a-thaw'], visitors: [], residents: [], isWon, firstLoss: null };
}

test('counts what was met in an earlier game of the same player, by the number of the game', () => {
  const players = [
    [game(['a', 'b'], true), game(['c', 'a', 'd', 'e'])],
    [game(['c', 'd']), game(['e', 'f', 'g', 'h'])],
  ];
  const [first, second] = sharesOf(players);
  expect(first).toMatchObject({ game: 1, met: { readings: 2 }, again: { readings: 0, events: 0 }, won: 0.5 });
  expect(second).toMatchObject({
    ...{ game: 2, met: { readings: 4, visitors: 0 }, players: 0.5, won: 0 },
    again: { readings: 1 / 8, events: 1, visitors: 0 },
  });
});

test('names what was read twice in one game, and not what was read in two', () => {
  expect(readTwice([[game(['a', 'b', 'a']), game(['b'])]])).toEqual(['a']);
});

test('a player’s second game reads other stories', async () => {
  const rows = await playInSequence({ seed: 'test', games: 2 });
  expect(readTwice([rows])).toEqual([]);
  expect(sharesOf([rows])[1]?.again.readings).toBeLessThan(0.2);
});

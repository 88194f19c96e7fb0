import type { Counting } from '@vigilia/bots';
import { type Eleven, game } from '@vigilia/game-011';
import { begin, namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { watchHours } from '../../balance/eleven/hours.ts';
import { playTable } from '../../balance/eleven/play-table.ts';
import { readySeats } from '../../balance/eleven/ready.ts';
import { sum } from '../../balance/figures.ts';

type Table = Eleven['state'];

/** Four at the table; the Chosen One stands at the Organ and these seats have written all their pages. */
function tableWith(...composers: number[]): Table {
  const { state } = begin(game, 4, { beginners: false }, { seed: namedSeed('balance'), drawn: {} });
  state.organ = state.characters[state.chosen];
  for (const seat of composers) Object.assign(state.players[seat] as object, { music: 15, seen: ['chosen'] });
  return state;
}

describe('ready seats as an Hour begins', () => {
  test('are those with a winning turn that know the Chosen One', () => {
    expect(readySeats(tableWith(0, 2))).toEqual([0, 2]);
  });

  test('are not those that would win but have more than one suspect', () => {
    const table = tableWith(0, 2);
    Object.assign(table.players[2] as object, { seen: [] });
    expect(readySeats(table)).toEqual([0]);
  });
});

describe('a ready seat', () => {
  const began = { type: 'hour-began', hour: 8 } as const;
  const won = (seat: number, position: number, amount: number) =>
    ({ type: 'position-won', seat, position, amount }) as const;

  test('is beaten at its position when a rival takes position I and wins', () => {
    const counting: Counting = {};
    const hours = watchHours(counting);
    hours.hear([began], tableWith(0));
    hours.hear([won(1, 1, 6), won(0, 2, 3)], tableWith(0));
    hours.end(1);
    expect(counting).toEqual({
      wonAt: { 1: 1 },
      winnerPaidFor1: { 6: 1 },
      readyTogether: { 1: 1 },
      firstPaidByRival: { 6: 1 },
      readyAt: { 2: 1 },
      readyBeatenAt: { 2: 1 },
    });
  });

  test('is kept from winning but not beaten when the Hour passes without a winner', () => {
    const counting: Counting = {};
    const hours = watchHours(counting);
    hours.hear([began], tableWith(0));
    hours.hear([won(0, 1, 4)], tableWith(0));
    hours.hear([began], tableWith());
    hours.hear([won(3, 1, 2), { type: 'position-left', seat: 0, position: 2 }], tableWith());
    hours.end(null);
    expect(counting).toEqual({
      readyTogether: { 1: 1 },
      firstPaidByReady: { 4: 1 },
      readyAt: { 1: 1 },
      firstPaidOtherwise: { 2: 1 },
    });
  });
});

test('counts one end for every game of Apprentices, and an Hour, a position and a Chosen One for every win', async () => {
  const { games, counts } = await playTable({ bot: 'apprentice', seats: 4, games: 4, seed: 'balance' });
  const { hero = 0, fenrir = 0 } = counts.ends ?? {};
  expect(games).toBe(4);
  expect(sum(counts.ends)).toBe(4);
  expect(sum(counts.chosenOne)).toBe(4);
  expect(sum(counts.held)).toBe(16);
  for (const about of ['wonInHour', 'wonAt', 'wonFromLastPlace', 'heldByWinner'])
    expect(sum(counts[about]), about).toBe(hero + fenrir);
});

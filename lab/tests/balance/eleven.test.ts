import type { Counting } from '@vigilia/bots';
import { type Eleven, game } from '@vigilia/game-011';
import { begin, namedSeed } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { watchHours } from '../../balance/eleven/hours.ts';
import { playTable } from '../../balance/eleven/play-table.ts';
import { watchPlaysFirst } from '../../balance/eleven/plays-first.ts';
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

describe('a play before choosing', () => {
  const card = { verb: 'card', power: 'investigate' } as const;
  const choose = { verb: 'choose', character: 'johnsson' } as const;
  const declare = { verb: 'declare', character: 'lilja' } as const;

  /** Seat 1 takes its turn, with all pages written or not. */
  function counted(
    state: Table,
    choices: readonly (typeof card | typeof choose | typeof declare)[],
    winner: number,
  ) {
    const counting: Counting = {};
    const plays = watchPlaysFirst(counting);
    const turn = { seat: 1, character: null, declared: null } as never;
    const view = { ...game.view(state, 1), turn };
    for (const choice of choices) plays.hear({ view, ask: { seat: 1 } as never, choice });
    plays.end(winner);
    return counting;
  }

  test('decides the game its player then wins, if there was no certain win before', () => {
    const wonAfter = { decided: 1 };
    expect(counted(tableWith(), [card, declare], 1)).toEqual({ declaredAfter: { played: 1 }, wonAfter });
  });

  test('decides none that was certain before it, nor one that another wins', () => {
    expect(counted(tableWith(1), [card, declare], 1).wonAfter).toEqual({ played: 1 });
    expect(counted(tableWith(), [card, declare], 0).wonAfter).toEqual({ plain: 1 });
  });

  test('is counted of the turn it was played in, and of no later one', () => {
    expect(counted(tableWith(), [card, choose, declare], 1)).toEqual({
      chosenAfter: { played: 1 },
      declaredAfter: { plain: 1 },
      wonAfter: { plain: 1 },
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
  for (const about of ['wonInHour', 'wonAt', 'wonFromLastPlace', 'wonAfter', 'heldByWinner'])
    expect(sum(counts[about]), about).toBe(hero + fenrir);
});

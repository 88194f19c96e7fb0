import { expect, test } from 'vitest';
import type { Event } from '../../../src/games/diario/table/asked.ts';
import type { Happened } from '../../../src/games/diario/table/scenes/scene.ts';
import { kindsCalledBy } from '../../../src/games/diario/table/stage/scene-kinds.ts';
import { queueAfter } from '../../../src/games/diario/table/stage/scene-queue.ts';
import { dealt } from '../dealt.ts';

const round: Event = { type: 'fight-round', round: 1 };

function happened(...events: readonly Event[]): Happened {
  return { before: dealt(), now: dealt(), log: [], events };
}

const step = { takenBack: 0, entries: 1, isReplay: false };

test('a round of a fight calls for its scene, and the turn of a page for none', () => {
  expect(
    kindsCalledBy([{ type: 'event-turned', event: 'clear-frost' as never }, round]).map(({ name }) => name),
  ).toEqual(['fight']);
  expect(kindsCalledBy([{ type: 'no-visitor' }])).toEqual([]);
});

test('a scene waits behind the one that is played, and an undo or a jump drops them all', () => {
  const one = queueAfter([], { ...step, happened: happened(round) });
  expect(one).toHaveLength(1);
  expect(queueAfter(one, { ...step, happened: happened(round) })).toHaveLength(2);
  expect(queueAfter(one, { ...step, happened: happened() })).toEqual(one);
  expect(queueAfter(one, { ...step, takenBack: 1, happened: happened(round) })).toEqual([]);
  expect(queueAfter(one, { ...step, entries: 40, happened: happened(round) })).toEqual([]);
});

test('a record plays a scene only where it goes on by one step', () => {
  const one = queueAfter([], { ...step, happened: happened(round) });
  expect(queueAfter(one, { ...step, isReplay: true, happened: happened() })).toEqual([]);
  expect(queueAfter([], { ...step, isReplay: true, happened: happened(round) })).toHaveLength(1);
  expect(queueAfter([], { ...step, entries: 2, isReplay: true, happened: happened(round) })).toEqual([]);
});

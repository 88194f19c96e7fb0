import type { Answered, Ask, Seat } from '@vigilia/kernel';
import { expect } from 'vitest';
import { type Eleven, type Foreseen, game, preview } from '../../src/index.ts';
import { uncertainIn } from '../../src/preview/uncertain.ts';
import { actionShown, machineShown, stepsShown } from '../../src/rules/gears.ts';
import type { Choice } from '../../src/table/choices.ts';
import type { Table } from '../../src/table/state.ts';
import type { PlayerView, View } from '../../src/table/view.ts';

/** Foresees choices that were then made, and compares with what came of them. */
export function expectForeseen(
  before: Table,
  ask: Ask<Choice>,
  choices: readonly Choice[],
  { state, delivered, asks, barrier }: Answered<Eleven>,
): Foreseen {
  const foreseen = preview(game.view(before, ask.seat), ask, choices);
  if (foreseen === null) throw new Error(`nothing is foreseen of ${JSON.stringify(choices)}`);
  const after = game.view(state, ask.seat);
  expectCertain(foreseen, after, ask.seat);
  const happened = uncertainIn(
    after,
    ask.seat,
    delivered.map(({ event }) => event),
  );
  const [next] = asks;
  const isFree = !barrier && next?.seat === ask.seat;
  if (foreseen.next !== null)
    expect({ isFree, prompt: next?.prompt.key }).toEqual({ isFree: true, prompt: foreseen.next });
  const named = foreseen.uncertain.filter(({ kind }) => kind !== 'declares');
  expect(happened).toEqual(expect.arrayContaining(named));
  return foreseen;
}

function expectCertain({ certain: { own, ...certain } }: Foreseen, after: View, seat: Seat): void {
  const shown = { machine: machineShown(after), steps: stepsShown(after), action: actionShown(after) };
  expect({ ...after, ...shown }).toMatchObject(certain);
  expect(after.players[seat] as PlayerView).toMatchObject(own);
}

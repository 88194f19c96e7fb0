import type { Ask, Delivered } from '@vigilia/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Foreseen } from '../../src/index.ts';
import type { Choice } from '../../src/table/choices.ts';
import type { Event } from '../../src/table/events.ts';
import type { Table } from '../../src/table/state.ts';
import { answers } from './answers.ts';
import { expectForeseen } from './comes-true.ts';

const LONGEST_RUN = 5;

const evening = fc.record({
  seats: fc.integer({ min: 3, max: 6 }),
  beginners: fc.boolean(),
  seed: fc.string(),
  players: fc.constantFrom('apprentices' as const, 'anybody' as const),
});

/** Whether everything a player counts is stated. */
function isWhole({ certain: { own } }: Foreseen): boolean {
  return [own.time, own.music, own.clues, own.tiles].every((number) => number !== undefined);
}

describe('what is foreseen comes true', () => {
  test('GEAR-2 MOVE-2 MOVE-5 AUC-4 LOC-4 ORG-1 each choice of whole games', () => {
    let asked = 0;
    let whole = 0;
    let free = 0;
    let foreseenFree = 0;
    fc.assert(
      fc.property(evening, (given) => {
        for (const { before, ask, choice, after } of answers(given)) {
          asked++;
          const foreseen = expectForeseen(before.state, ask, [choice], after);
          if (isWhole(foreseen)) whole++;
          if (after.barrier || after.asks[0]?.seat !== ask.seat) continue;
          free++;
          if (foreseen.next !== null) foreseenFree++;
        }
      }),
      { numRuns: 40, seed: 11 },
    );
    expect(whole / asked).toBeGreaterThan(0.99);
    expect(foreseenFree / free).toBeGreaterThan(0.9);
  });

  test('MOVE-1 MOVE-6 TURN-3 choices in a row, as far as one seat is asked on', () => {
    let runs = 0;
    fc.assert(
      fc.property(evening, (given) => {
        let first: { table: Table; ask: Ask<Choice> } | null = null;
        let choices: Choice[] = [];
        let delivered: Delivered<Event>[] = [];
        let isDrawn = true;
        for (const { before, ask, choice, after } of answers(given)) {
          // No seat can choose on what is still face down.
          if (first?.ask.seat !== ask.seat || isDrawn || choices.length === LONGEST_RUN) {
            first = { table: before.state, ask };
            choices = [];
            delivered = [];
          }
          choices.push(choice);
          delivered.push(...after.delivered);
          isDrawn = after.barrier;
          if (choices.length === 1) continue;
          runs++;
          expectForeseen(first.table, first.ask, choices, { ...after, delivered });
        }
      }),
      { numRuns: 25, seed: 12 },
    );
    expect(runs).toBeGreaterThan(3000);
  });
});

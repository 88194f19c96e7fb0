import { type Choice as KernelChoice, print } from '@vigilia/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combatProposals } from '../../src/bots/habits/combat.ts';
import type { PersonId } from '../../src/data/people.ts';
import { WORST } from '../../src/data/states.ts';
import { game } from '../../src/index.ts';
import type { Event } from '../../src/kinds/events.ts';
import { choicesOf, type Share, splitPlan } from '../../src/plans/splits.ts';
import { DEADLY } from '../../src/rules/combat/enemies.ts';
import type { Enemy, Fight } from '../../src/state/state.ts';
import { at, type Scenario } from '../scenario.ts';

const GUARDS = ['arica', 'marin', 'anton'] as const satisfies readonly PersonId[];

/** How many wounds each bears, and how many of those dealt each takes: fewer in all than would kill everybody. */
const splits = (most: number) =>
  fc
    .array(
      fc.record({ before: fc.integer({ min: 0, max: most - 1 }), taken: fc.integer({ min: 0, max: most }) }),
      { minLength: 2, maxLength: 3 },
    )
    .map((rows) => rows.map(({ before, taken }) => ({ before, taken: Math.min(taken, most - before) })))
    .filter((rows) => {
      const dealt = rows.reduce((sum, { taken }) => sum + taken, 0);
      const lives = rows.reduce((sum, { before }) => sum + most - before, 0);
      return dealt > 0 && dealt < lives;
    });

/** Follows a plan, choice by choice, and gives all that is told on the way. */
function follow(table: Scenario, plan: readonly KernelChoice[]): readonly Event[] {
  return plan.flatMap((choice) => {
    table.choose(print(game.grammar, choice));
    return table.events();
  });
}

describe('a split as one plan', () => {
  test('RAID-2 every split of the Wounds among the guards is reached, and none is lost', () => {
    fc.assert(
      fc.property(splits(WORST), (rows) => {
        const wounds = rows.reduce((sum, { taken }) => sum + taken, 0);
        const people = Object.fromEntries(
          rows.map(({ before }, index) => [
            GUARDS[index] as PersonId,
            { duty: 'guard', levels: { wounds: before } } as const,
          ]),
        );
        const table = at([{ step: 'raid-wounds', wounds }], { phase: 'raid', people });
        const shares = rows.map(
          ({ before, taken }, index): Share => ({
            choice: { verb: 'wound', person: GUARDS[index] as PersonId },
            count: taken,
            most: WORST - before,
          }),
        );
        follow(table, splitPlan(table.view(0), combatProposals, choicesOf(shares), 'prompt.wound'));
        for (const [index, { before, taken }] of rows.entries()) {
          const id = GUARDS[index] as PersonId;
          if (before + taken >= WORST) expect(table.isGone(id)).toBe(true);
          else expect(table.levels(id).wounds).toBe(before + taken);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('FIGHT-4 every split of our wounds among the enemies is reached, and none is lost', () => {
    fc.assert(
      fc.property(splits(DEADLY), (rows) => {
        const byUs = rows.reduce((sum, { taken }) => sum + taken, 0);
        const enemies = rows.map(
          ({ before }, index): Enemy => ({
            number: index + 1,
            letter: 'A',
            prowess: 0,
            wounds: before,
            weapons: [],
          }),
        );
        const fight: Fight = {
          where: 'home',
          thugs: true,
          enemies,
          round: 1,
          dealt: { byUs, byThem: 0 },
          kills: { byUs: 0, byThem: 0 },
          brought: [],
          aside: [],
          killed: 0,
          fleeing: true,
        };
        const later = { people: [], enemies: [] };
        const table = at([{ step: 'split-on-enemies', later }], {
          phase: 'raid',
          fight,
          people: { marin: {} },
        });
        const shares = rows.map(
          ({ before, taken }, index): Share => ({
            choice: { verb: 'hit', enemy: index + 1 },
            count: taken,
            most: DEADLY - before,
          }),
        );
        const told = follow(
          table,
          splitPlan(table.view(0), combatProposals, choicesOf(shares), 'prompt.hit'),
        );
        const levels = rows.map(({ before }) => before);
        for (const event of told) {
          if (event.type === 'enemy-wounded') levels[event.enemy - 1] = event.level;
          if (event.type === 'enemy-killed') levels[event.enemy - 1] = DEADLY;
        }
        expect(levels).toEqual(rows.map(({ before, taken }) => before + taken));
      }),
      { numRuns: 60 },
    );
  });

  test('RAID-2 a plan with something left to split ends there', () => {
    const people = { marin: { duty: 'guard' }, anton: { duty: 'guard' } } as const;
    const table = at([{ step: 'raid-wounds', wounds: 3 }], { phase: 'raid', people });
    const once = choicesOf([{ choice: { verb: 'wound', person: 'marin' }, count: 1, most: 4 }]);
    expect(splitPlan(table.view(0), combatProposals, once, 'prompt.wound')).toEqual(once);
  });

  test('RAID-3 once the goods are chosen, the wounds that follow are proposed', () => {
    const people = { marin: { duty: 'guard' }, anton: { duty: 'guard' } } as const;
    const raid = { damage: 2, wounds: 1, takes: 'leader', hits: 0 } as const;
    const storage = { wood: 2, meds: 1 };
    const table = at([{ step: 'raid-damage', damage: 2, wounds: 1 }], {
      phase: 'raid',
      people,
      raid,
      storage,
    });
    const lost = choicesOf([
      { choice: { verb: 'lose', good: 'wood' }, count: 1, most: 2 },
      { choice: { verb: 'lose', good: 'meds' }, count: 1, most: 1 },
    ]);
    const plan = splitPlan(table.view(0), combatProposals, lost, 'prompt.raid-damage');
    expect(plan.map(({ verb }) => verb)).toEqual(['lose', 'lose', 'wound']);
  });
});

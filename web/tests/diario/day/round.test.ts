import { game, isTask, proposalAfter, type TaskChoice } from '@vigilia/game-diario';
import { rehearse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice, View } from '../../../src/games/diario/table/asked.ts';
import {
  canDeliver,
  deliver,
  give,
  offersFor,
  taskOf,
} from '../../../src/games/diario/table/boards/day/round.ts';
import { firstAsked, questionsOf } from '../moments.ts';

const { view } = firstAsked('prompt.assign');
const [first, second, third] = view.left as [PersonId, PersonId, PersonId];
type PersonId = View['left'][number];

function isWhole(of: View, plan: readonly Choice[]): boolean {
  const rehearsed = rehearse(game, of, of.leader, plan);
  return rehearsed?.taken === plan.length && (rehearsed.next === null || rehearsed.isOpen);
}

/** The first round in which the Objective can be paid. */
function firstPayable(): View {
  for (let seed = 0; ; seed++)
    for (const asked of questionsOf(`objective ${seed}`))
      if (asked.ask.prompt.key === 'prompt.assign' && canDeliver(asked.ask)) return asked.view;
}

describe('a round', () => {
  test('gives the last person a task without touching the others', () => {
    const proposed = proposalAfter(view, []);
    const plan = give(view, proposed, { verb: 'rest', person: third });
    expect(taskOf(plan, third)).toEqual({ verb: 'rest', person: third });
    expect([taskOf(plan, first), taskOf(plan, second)]).toEqual([
      taskOf(proposed, first),
      taskOf(proposed, second),
    ]);
    expect(isWhole(view, plan)).toBe(true);
  });

  test('moves a task from one person to another, who asked later or earlier', () => {
    const outside = (person: PersonId): TaskChoice => ({ verb: 'outside', person });
    const one = give(view, [], outside(first));
    const two = give(view, one, outside(third));
    expect(taskOf(two, third)).toEqual(outside(third));
    expect(taskOf(two, first)?.verb).not.toBe('outside');
    const three = give(view, two, outside(second));
    expect(taskOf(three, second)).toEqual(outside(second));
    expect(taskOf(three, third)?.verb).not.toBe('outside');
    expect(isWhole(view, three)).toBe(true);
  });

  test('lets what is given last be paid for, although another person was to pay first', () => {
    const poor = { ...view, storage: { wood: 3, components: 5 } };
    const heater = (person: PersonId) =>
      offersFor(poor, [], person).find((task) => task.verb === 'build' && task.fitting === 'heater');
    const bed = offersFor(poor, [], first).find(
      (task) => task.verb === 'build' && task.fitting === 'bed-one',
    );
    const building = give(poor, [], bed as TaskChoice);
    const plan = give(poor, building, heater(third) as TaskChoice);
    expect(taskOf(plan, third)).toEqual(heater(third));
    expect(taskOf(plan, first)?.verb).not.toBe('build');
    expect(isWhole(poor, plan)).toBe(true);
  });

  test('offers digging with a person who is asked before, and sends both', () => {
    const together = offersFor(view, [], third).find(
      (task) => task.verb === 'dig-with' && task.person === first,
    );
    expect(together).toMatchObject({ verb: 'dig-with', person: first, other: third });
    const plan = give(view, proposalAfter(view, []), together as TaskChoice);
    expect([taskOf(plan, first), taskOf(plan, third)]).toEqual([together, together]);
    expect(isWhole(view, plan)).toBe(true);
    const apart = give(view, plan, { verb: 'rest', person: third });
    expect(taskOf(apart, first)?.verb).not.toBe('dig-with');
    expect(isWhole(view, apart)).toBe(true);
  });

  test('pays the Objective first or leaves it', () => {
    const paying = firstPayable();
    const plan = deliver(paying, [], true);
    expect(plan[0]).toEqual({ verb: 'deliver' });
    expect(isWhole(paying, plan)).toBe(true);
    expect(deliver(paying, plan, false).every(isTask)).toBe(true);
  });

  test('can give every task that is offered to anybody', () => {
    let given = 0;
    for (const asked of questionsOf('every task')) {
      if (asked.ask.prompt.key !== 'prompt.assign' || asked.view.left.length < 3) continue;
      const proposed = proposalAfter(asked.view, []);
      for (const person of asked.view.left)
        for (const task of offersFor(asked.view, proposed, person)) {
          const plan = give(asked.view, proposed, task);
          expect(plan).toContainEqual(task);
          expect(isWhole(asked.view, plan)).toBe(true);
          given++;
        }
      if (given > 200) break;
    }
    expect(given).toBeGreaterThan(200);
  });
});

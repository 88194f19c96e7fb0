import {
  type Good,
  game,
  isTask,
  likeOf,
  OBJECTIVES,
  proposalAfter,
  type TaskChoice,
} from '@vigilia/game-diario';
import { rehearse, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice, View } from '../../../src/games/diario/table/asked.ts';
import {
  canDeliver,
  deliver,
  give,
  offersFor,
  taskOf,
} from '../../../src/games/diario/table/boards/day/round.ts';
import { roundNotes } from '../../../src/games/diario/table/boards/day/round-notes.ts';
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

  describe('with what the player gave before', () => {
    const rich = { ...view, storage: { wood: 12, components: 14 } };
    const building = (person: PersonId, fitting: string): TaskChoice => {
      const task = offersFor(rich, [], person).find(
        (offer) => offer.verb === 'build' && offer.fitting === fitting,
      );
      if (task === undefined) throw new Error(`no ${fitting}`);
      return task;
    };
    const builtIn = (plan: readonly Choice[]) =>
      plan.flatMap((task) => (task.verb === 'build' ? [`${task.person} ${task.fitting}`] : []));

    /** Of two Beds one is as good as the other. */
    const alike = (task: TaskChoice | null) =>
      task?.verb === 'build' ? { ...task, fitting: likeOf(task.fitting) } : task;

    test.each([
      ['later', first, third],
      ['earlier', third, first],
    ])('gives another room to what a person who is asked %s is to build', (_when, one, two) => {
      const bed = building(one, 'bed-one');
      const heater = building(two, 'heater');
      expect(bed).toMatchObject({ space: (heater as typeof bed & { verb: 'build' }).space });
      const begun = give(rich, proposalAfter(rich, []), bed, { isExact: false });
      const given = { task: taskOf(begun, one) as TaskChoice, isExact: false };
      const plan = give(rich, begun, heater, { isExact: false, before: [given] });
      expect(taskOf(plan, one)).toEqual(given.task);
      expect(builtIn(plan)).toContain(`${two} heater`);
      expect(isWhole(rich, plan)).toBe(true);
    });

    test('moves what was to stand in any room out of the room that is named', () => {
      const bed = building(first, 'bed-one');
      const heater = building(third, 'heater');
      const begun = give(rich, [], bed, { isExact: false });
      const plan = give(rich, begun, heater, { before: [{ task: bed, isExact: false }] });
      expect(taskOf(plan, third)).toEqual(heater);
      expect(builtIn(plan)).toContain(`${first} bed-one`);
      expect(taskOf(plan, first)).not.toEqual(bed);
    });

    test('lets a second person build another Bed', () => {
      const begun = give(rich, [], building(first, 'bed-one'), { isExact: false });
      const before = [{ task: taskOf(begun, first) as TaskChoice, isExact: false }];
      const plan = give(rich, begun, building(third, 'bed-one'), { isExact: false, before });
      expect(builtIn(plan).filter((built) => built.includes('bed'))).toEqual([
        `${first} bed-one`,
        `${third} bed-two`,
      ]);
    });

    test('proposes nothing to the others that takes away from it', () => {
      const poor = { ...rich, storage: { wood: 3, components: 4 } };
      const bed = building(third, 'bed-one');
      let plan = give(poor, [], bed, { isExact: false });
      for (const person of [first, second])
        for (const task of offersFor(poor, [], person).filter(({ verb }) => verb === 'rest')) {
          plan = give(poor, plan, task, { before: [{ task: bed, isExact: false }] });
          expect(taskOf(plan, third)).toEqual(bed);
        }
    });

    test('changes it only if both cannot be done', () => {
      let stayed = 0;
      for (const one of offersFor(rich, [], first))
        for (const two of offersFor(rich, [], third)) {
          if (one.verb === 'dig-with' || two.verb === 'dig-with') continue;
          if (one.verb === 'build' && two.verb === 'build' && one.fitting === two.fitting) continue;
          const plan = give(rich, give(rich, [], one), two, { before: [{ task: one, isExact: true }] });
          const both = [one, { verb: 'rest', person: second } as const, two];
          const isPossible = rehearse(game, rich, rich.leader, both)?.taken === both.length;
          expect(alike(taskOf(plan, third))).toEqual(alike(two));
          if (isPossible) expect(alike(taskOf(plan, first))).toEqual(alike(one));
          else expect(alike(taskOf(plan, first))).not.toEqual(alike(one));
          if (isPossible) stayed++;
        }
      expect(stayed).toBeGreaterThan(50);
    });
  });

  test('counts what the Objective costs if it is paid first', () => {
    const paying = firstPayable();
    const { objective, storage } = paying;
    if (objective === null) throw new Error('no Objective');
    const [[good, cost]] = Object.entries(OBJECTIVES[objective.id].cost) as [[Good, number]];
    const rest = paying.left.map((person): Choice => ({ verb: 'rest', person }));
    const from = storage[good] ?? 0;
    const note = text('plan-words.storage', { good, from, to: from - cost });
    expect(roundNotes(paying, [{ verb: 'deliver' }, ...rest]).map((each) => each.text)).toContainEqual(note);
    expect(roundNotes(paying, rest)).toEqual([]);
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

import { print, text } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/bots/planner.ts';
import { reasonOfPlan } from '../../src/bots/voices/reasons/of-plan.ts';
import { game } from '../../src/index.ts';
import { proposalsBy } from '../../src/plans/proposals-by.ts';
import type { Frame } from '../../src/state/frames.ts';
import { night } from '../night.ts';
import { at, type Position } from '../scenario.ts';

const { proposalAfter } = proposalsBy(plan);

function proposed(scenario: ReturnType<typeof at>): readonly string[] {
  return proposalAfter(scenario.view(0), []).map((choice) => print(game.grammar, choice));
}

function proposedAt(frame: Frame, position: Position): readonly string[] {
  return proposed(at([frame], position));
}

describe('what is proposed for a whole board', () => {
  test('says why in one line: what the house needs, who is hungry, and nothing that is no reason', () => {
    const why = (frame: Frame, position: Position) => {
      const scenario = at([frame], position);
      const view = scenario.view(0);
      const [ask] = scenario.moment.asks;
      return ask === undefined ? null : reasonOfPlan(view, ask, proposalAfter(view, []));
    };
    const storage = { components: 5, wood: 5 };
    const house = why(
      { step: 'assign', left: ['anton', 'luka'] },
      { people: { anton: {}, luka: {} }, storage },
    );
    expect(house).toEqual(text('reason.planned', { fitting: 'board-up-one' }));
    const people = { anton: { levels: { hunger: 2 } } } as const;
    const meal = why({ step: 'eat', left: ['anton'] }, { people, storage: { 'canned-food': 1 } });
    expect(meal).toEqual(text('reason.feeds', { person: 'anton', hunger: 2 }));
    const rest = why({ step: 'before-morning' }, {});
    expect(rest).toBeNull();
  });

  test('DAY-9: of two who could build what the house needs next, the builder builds it', () => {
    const position: Position = {
      people: { anton: {}, jelena: {}, luka: {} },
      storage: { components: 4, wood: 5 },
    };
    for (const left of [
      ['anton', 'jelena', 'luka'],
      ['luka', 'anton', 'jelena'],
    ] as const) {
      const tasks = proposedAt({ step: 'assign', left: [...left] }, position);
      expect(tasks.filter((task) => task.startsWith('build'))).toHaveLength(1);
      expect(tasks.find((task) => task.startsWith('build'))).toContain('jelena');
    }
  });

  test('DAY-3: of three who are free, the rummager rummages and another goes outside', () => {
    const tasks = proposedAt(
      { step: 'assign', left: ['marin', 'anton', 'luka'] },
      {
        people: { marin: {}, anton: {}, luka: {} },
        house: {},
        fittings: [],
        ideas: [],
      },
    );
    expect(tasks).toContain('rummage marin');
    expect(tasks).not.toContain('outside marin');
  });

  test('DUSK-2: a person who would go hungry is given the can that is there', () => {
    const meals = proposedAt(
      { step: 'eat', left: ['anton'] },
      {
        people: { anton: { levels: { hunger: 1 } } },
        storage: { 'canned-food': 1 },
      },
    );
    expect(meals).toContain('eat anton canned-food');
  });

  test('MORN-2: what the Objective lacks is carried home before what is worth as much', () => {
    const pile = { 'mechanical-part': 3, 'electrical-part': 3 };
    const load = (objective: NonNullable<Position['objective']>) =>
      proposed(
        night([{ step: 'choose-findings', added: [], dropped: [] }], {
          pile,
          objective,
          people: { anton: { duty: 'scavenge' } },
        }),
      );
    expect(load({ id: 'the-yard-pump', paid: false })).not.toEqual(load({ id: 'the-yard-pump', paid: true }));
  });

  test('TRADE-1: nothing worth more pays a commission that less could pay', () => {
    const due = (amount: number, storage: Position['storage']) =>
      proposedAt(
        {
          step: 'commission',
          due: amount,
          stock: ['canned-food'],
          scene: { where: 'home', actor: null, story: null },
        },
        { storage: { jewelry: 2, ...storage } },
      )[0];
    expect(due(1, { sugar: 1, cigarette: 1 })).toBe('give cigarette');
    expect(due(3, { sugar: 1, cigarette: 1 })).toBe('give sugar');
  });
});

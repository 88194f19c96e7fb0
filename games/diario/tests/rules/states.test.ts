import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/data/language/effect.ts';
import { DOTS, STATES, type StateName } from '../../src/data/states.ts';
import { actionsOf, isIn } from '../../src/rules/table/people.ts';
import { at, built, decksWith, type Position, type Scenario } from '../scenario.ts';

const change = (state: StateName, by: number): Effect => ({ kind: 'change', state, by, who: 'actor' });

/** The effects happen to Anton. */
function apply(effects: readonly Effect[], position: Position = {}): Scenario {
  return at([{ step: 'effects', effects, scene: { where: 'home', actor: 'anton', story: null } }], position);
}

/** Anton with these states. */
const anton = (levels: Partial<Record<StateName, number>>): Position => ({
  people: { anton: { levels }, marin: {} },
});

/** In which rounds of the day Anton has something to do. */
function roundsOf(levels: Partial<Record<StateName, number>>): number[] {
  return [1, 2, 3].filter((round) => {
    const [event] = at([{ step: 'round', round }], anton(levels)).eventsOf('round');
    return event?.people.includes('anton');
  });
}

test('STAT-1 everybody has five states, each between 0 and 4', () => {
  expect([...STATES]).toEqual(['wounds', 'illness', 'misery', 'hunger', 'fatigue']);
  expect(Object.keys(at([]).levels('anton')).sort()).toEqual([...STATES].sort());
  const worse = apply([change('fatigue', 9)], anton({ fatigue: 1 }));
  expect(worse.levels('anton').fatigue).toBe(4);
  expect(worse.eventsOf('state-rose')).toEqual([
    { type: 'state-rose', person: 'anton', state: 'fatigue', by: 3, level: 4 },
  ]);
});

describe('STAT-2', () => {
  test('STAT-2 one dot takes the third action, two the second as well, three all', () => {
    expect(roundsOf({})).toEqual([1, 2, 3]);
    expect(roundsOf({ wounds: 1 })).toEqual([1, 2]);
    expect(roundsOf({ wounds: 2 })).toEqual([1]);
    expect(roundsOf({ wounds: 3 })).toEqual([]);
  });

  test('STAT-2 dots of different states do not add up: the worst counts', () => {
    expect(roundsOf({ wounds: 1, illness: 1, hunger: 2, misery: 2 })).toEqual([1, 2]);
    expect(roundsOf({ wounds: 1, fatigue: 2 })).toEqual([1]);
  });
});

test.each<[StateName, number[]]>([
  ['wounds', [3, 2, 1, 0]],
  ['illness', [3, 2, 1, 0]],
  ['misery', [3, 3, 2, 1]],
  ['hunger', [3, 3, 2, 1]],
  ['fatigue', [3, 2, 1, 0, 0]],
])('STAT-3 the actions left by %s', (state, actions) => {
  const left = actions.map((_, level) => actionsOf(at([], anton({ [state]: level })).person('anton')));
  expect(left).toEqual(actions);
  expect(DOTS[state]).toHaveLength(5);
});

describe('STAT-4', () => {
  test.each(['wounds', 'illness', 'hunger', 'misery'] as const)(
    'STAT-4 the fourth level of %s takes a person out at once',
    (state) => {
      const scenario = apply([change(state, 1)], { ...anton({ [state]: 3 }), day: 5 });
      expect(scenario.isGone('anton')).toBe(true);
      expect(scenario.eventsOf('gone')).toMatchObject([{ type: 'gone', person: 'anton', cause: state }]);
      expect(scenario.table.gone).toEqual([{ id: 'anton', day: 5, cause: state }]);
      expect(scenario.table.over).toBeNull();
      const third = apply([change(state, 1)], anton({ [state]: 2 }));
      expect(third.levels('anton')[state]).toBe(3);
    },
  );

  test('STAT-4 nothing averts it afterwards', () => {
    const scenario = apply([change('wounds', 2), change('wounds', -3)], anton({ wounds: 2 }));
    expect(scenario.isGone('anton')).toBe(true);
    expect(scenario.heard()).toEqual(['state-rose', 'gone']);
  });

  test('STAT-4 what the dead carried stays, their remedies go back to the box', () => {
    const scenario = apply([change('illness', 1)], {
      people: {
        anton: { levels: { illness: 3 }, duty: 'guard', weapon: 'knife', remedies: ['bandage'] },
        marin: {},
      },
    });
    expect(scenario.storage('knife')).toBe(1);
    expect(scenario.box('bandage')).toBe(3);
  });

  test('STAT-4 the fourth level of Fatigue is sleep', () => {
    const scenario = apply([change('fatigue', 1)], anton({ fatigue: 3 }));
    expect(scenario.isGone('anton')).toBe(false);
    expect(scenario.heard()).toEqual(['state-rose', 'fell-asleep']);
    expect(roundsOf({ fatigue: 4 })).toEqual([]);
  });

  test('STAT-4 whoever sleeps can only sleep on in the Evening', () => {
    const house = { g6: built('bed-one') };
    const scenario = at([{ step: 'evening' }], { ...anton({ fatigue: 4 }), house });
    expect(scenario.legal).toEqual(['bed anton', 'floor anton']);
    expect(at([{ step: 'evening' }], anton({ fatigue: 4 })).eventsOf('duty')).toEqual([
      { type: 'duty', person: 'anton', duty: 'floor' },
    ]);
    for (const line of ['guard anton', 'scavenge anton'])
      expect(scenario.refusal(line)).toMatchObject({ clause: 'STAT-4', reason: { key: 'refusal.asleep' } });
  });

  test('STAT-4 whoever sleeps still drinks, eats and is treated', () => {
    const position: Position = {
      people: { anton: { levels: { fatigue: 4, illness: 1 } } },
      storage: { water: 1, 'raw-food': 1, meds: 1 },
    };
    expect(at([{ step: 'drink', left: ['anton'] }], position).heard()).toEqual(['drank']);
    expect(at([{ step: 'eat', left: ['anton'] }], position).legal).toContain('eat anton raw-food');
    expect(at([{ step: 'treat' }], position).legal).toContain('treat anton meds');
  });

  test('STAT-4 a duty already begun is finished first', () => {
    const people = { anton: { duty: 'guard', levels: { fatigue: 3 } } } as const;
    const scenario = at([{ step: 'begin-duties' }, { step: 'raid' }], {
      people,
      storage: { knife: 1 },
      decks: decksWith({ raids: ['looters'] }),
    });
    expect(scenario.heard()).toContain('fell-asleep');
    expect(scenario.legal).toEqual(['arm anton knife', 'unarmed anton']);
  });
});

describe('STAT-5', () => {
  test.each([
    ['hungry', 'hunger', [false, false, true, true]],
    ['miserable', 'misery', [false, false, true, true]],
    ['wounded', 'wounds', [false, true, true, true]],
    ['ill', 'illness', [false, true, true, true]],
    ['tired', 'fatigue', [false, false, true, true, true]],
  ] as const)('STAT-5 who is %s', (condition, state, expected) => {
    const found = expected.map((_, level) =>
      isIn(at([], anton({ [state]: level })).person('anton'), condition),
    );
    expect(found).toEqual(expected);
  });

  test('STAT-5 a state never falls below 0', () => {
    const scenario = apply([change('misery', -3)], anton({ misery: 1 }));
    expect(scenario.levels('anton').misery).toBe(0);
    expect(scenario.eventsOf('state-fell')).toEqual([
      { type: 'state-fell', person: 'anton', state: 'misery', by: 1, level: 0 },
    ]);
    expect(apply([change('misery', -1)]).heard()).toEqual([]);
  });
});

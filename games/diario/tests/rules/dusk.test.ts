import { describe, expect, test } from 'vitest';
import { at, type Position, seedWith } from '../scenario.ts';

const drink = (position: Position = {}, seed = 'dusk') =>
  at([{ step: 'drink', left: ['anton'] }], position, { seed });
const eat = (position: Position = {}) => at([{ step: 'eat', left: ['anton'] }], position);

describe('DUSK-1', () => {
  test('DUSK-1 everyone is asked whether to drink, one after the other', () => {
    const scenario = at([{ step: 'dusk' }], {
      people: { anton: {}, marin: {} },
      storage: { water: 3, vegetable: 1 },
    });
    expect(scenario.table.phase).toBe('dusk');
    expect([scenario.clause, scenario.prompt]).toEqual(['DUSK-1', 'prompt.drink']);
    expect(scenario.legal).toEqual(['drink anton', 'thirst anton']);
    scenario.choose('drink anton');
    expect(scenario.legal).toEqual(['drink marin', 'thirst marin']);
    scenario.choose('drink marin');
    expect(scenario.table.storage).toEqual({ water: 1, vegetable: 1 });
    expect(scenario.clause).toBe('DUSK-2');
  });

  test('DUSK-1 drinking spends one Water and changes nothing else', () => {
    const scenario = drink({ storage: { water: 1 } }).choose('drink anton');
    expect(scenario.table.storage).toEqual({});
    expect(scenario.box('water')).toBe(6);
    expect(scenario.heard()).toEqual(['drank']);
  });

  test('DUSK-1 without Water nobody drinks', () => {
    const scenario = drink();
    expect(scenario.asked).toBeNull();
    expect(scenario.eventsOf('went-thirsty')).toMatchObject([{ person: 'anton' }]);
  });

  test.each([
    [1, 'hunger'],
    [5, 'hunger'],
    [6, 'misery'],
    [10, 'misery'],
  ] as const)('DUSK-1 whoever does not drink rolls: a %i is %s', (die, state) => {
    const scenario = drink({ storage: { water: 1 } }, seedWith('thirst', 10, die)).choose('thirst anton');
    expect(scenario.levels('anton')).toMatchObject({ hunger: 0, misery: 0, [state]: 1 });
    expect(scenario.eventsOf('went-thirsty')).toEqual([{ type: 'went-thirsty', person: 'anton', die }]);
    expect(scenario.storage('water')).toBe(1);
  });

  test('DUSK-1 STAT-4 whoever dies of thirst is not asked about supper', () => {
    const scenario = at(
      [{ step: 'dusk' }],
      { people: { anton: { levels: { hunger: 3 } }, marin: {} }, storage: { vegetable: 1 } },
      { seed: seedWith('thirst', 10, 1) },
    );
    expect(scenario.eventsOf('gone')).toEqual([{ type: 'gone', person: 'anton', cause: 'hunger' }]);
    expect(scenario.legal).toEqual(['eat marin vegetable', 'fast marin']);
  });
});

describe('DUSK-2', () => {
  test.each([
    ['canned-food', 3, 1],
    ['canned-food', 1, 0],
    ['raw-food', 3, 2],
    ['vegetable', 3, 3],
  ] as const)('DUSK-2 %s takes Hunger from %i to %i', (food, before, after) => {
    const scenario = eat({ people: { anton: { levels: { hunger: before } } }, storage: { [food]: 2 } });
    scenario.choose(`eat anton ${food}`);
    expect(scenario.levels('anton').hunger).toBe(after);
    expect(scenario.storage(food)).toBe(1);
    expect(scenario.eventsOf('ate')).toEqual([{ type: 'ate', person: 'anton', food }]);
  });

  test('DUSK-2 whoever eats nothing gets one hungrier', () => {
    const scenario = eat({ people: { anton: { levels: { hunger: 1 } } }, storage: { 'canned-food': 1 } });
    scenario.choose('fast anton');
    expect(scenario.levels('anton').hunger).toBe(2);
    expect(scenario.heard()).toEqual(['went-hungry', 'state-rose']);
  });

  test('DUSK-2 only food that is there can be eaten, one meal each', () => {
    const scenario = at([{ step: 'eat', left: ['anton', 'marin'] }], {
      storage: { 'raw-food': 1, vegetable: 1 },
    });
    expect(scenario.legal).toEqual(['eat anton raw-food', 'eat anton vegetable', 'fast anton']);
    expect(scenario.refusal('eat anton canned-food').clause).toBe('DUSK-2');
    scenario.choose('eat anton raw-food');
    expect(scenario.legal).toEqual(['eat marin vegetable', 'fast marin']);
  });

  test('DUSK-2 STAT-4 a fourth level of Hunger is the end of a person', () => {
    const scenario = eat({ people: { anton: { levels: { hunger: 3 } }, marin: {} } });
    expect(scenario.eventsOf('went-hungry')).toEqual([{ type: 'went-hungry', person: 'anton' }]);
    expect(scenario.isGone('anton')).toBe(true);
  });
});

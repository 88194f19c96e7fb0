import { rehearse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import type { PersonId } from '../../src/data/people.ts';
import { game } from '../../src/index.ts';
import { at, type Position, seedWith } from '../scenario.ts';

const drink = (position: Position = {}, seed = 'dusk') =>
  at([{ step: 'drink', left: ['anton'] }], position, { seed });
const eat = (position: Position = {}) => at([{ step: 'eat', left: ['anton'] }], position);

describe('DUSK-1', () => {
  const THREE: PersonId[] = ['arica', 'marin', 'anton'];
  const dry = (water: number, position: Position = {}, seed = 'dusk') =>
    at([{ step: 'drink', left: THREE }], { storage: { water }, ...position }, { seed });

  test('DUSK-1 with enough Water everyone drinks and nothing is asked', () => {
    const scenario = at([{ step: 'dusk' }], { storage: { water: 4, vegetable: 1 } });
    expect(scenario.table.phase).toBe('dusk');
    expect(scenario.eventsOf('drank').map(({ person }) => person)).toEqual(THREE);
    expect(scenario.table.storage).toEqual({ water: 1, vegetable: 1 });
    expect(scenario.clause).toBe('DUSK-2');
  });

  test('DUSK-1 drinking spends one Water and changes nothing else', () => {
    const scenario = drink({ storage: { water: 1 } });
    expect(scenario.table.storage).toEqual({});
    expect(scenario.box('water')).toBe(6);
    expect(scenario.heard()).toEqual(['drank']);
  });

  test('DUSK-1 with too little Water the Leader says who goes without, one person after the other', () => {
    const scenario = dry(2);
    expect([scenario.clause, scenario.prompt]).toEqual(['DUSK-1', 'prompt.drink']);
    expect(scenario.moment.asks[0]?.prompt.vars).toEqual({ person: 'arica', water: 2 });
    expect(scenario.legal).toEqual(['drink arica', 'thirst arica']);
    scenario.choose('drink arica');
    expect(scenario.legal).toEqual(['drink marin', 'thirst marin']);
    // Once one person goes without, there is enough for the rest.
    scenario.choose('thirst marin');
    expect(scenario.asked).toBeNull();
    expect(scenario.heard()).toEqual(['drank', 'went-thirsty', expect.stringMatching('state-rose')]);
    expect(scenario.storage('water')).toBe(0);
  });

  test('DUSK-1 who drinks is settled for all before the first die is rolled', () => {
    const scenario = dry(1).choose('thirst arica');
    expect([scenario.heard(), scenario.barrier]).toEqual([[], false]);
    expect(scenario.legal).toEqual(['drink marin', 'thirst marin']);
    scenario.choose('thirst marin');
    expect(scenario.heard().filter((type) => type !== 'state-rose')).toEqual([
      'drank',
      'went-thirsty',
      'went-thirsty',
    ]);
    expect(scenario.eventsOf('went-thirsty').map(({ person }) => person)).toEqual(['arica', 'marin']);
    // The last Water is drunk, however early the others were told to go without.
    expect(scenario.eventsOf('drank')).toEqual([{ type: 'drank', person: 'anton' }]);
  });

  test('DUSK-1 who goes thirsty is decided in one plan, as no die lies in between', () => {
    const begun = dry(2).view(0);
    const plan = rehearse(game, begun, 0, [{ verb: 'thirst', person: 'arica' }]);
    expect([plan?.taken, plan?.isOpen, plan?.next]).toEqual([1, true, null]);
    const more = rehearse(game, dry(1).view(0), 0, [{ verb: 'thirst', person: 'arica' }]);
    expect(more?.next?.prompt.vars).toEqual({ person: 'marin', water: 1 });
  });

  test('DUSK-1 Water that is drunk up leaves the rest thirsty, and all of it is drunk', () => {
    const first = dry(1).choose('drink arica');
    expect(first.eventsOf('went-thirsty').map(({ person }) => person)).toEqual(['marin', 'anton']);
    const last = dry(1).choose('thirst arica', 'thirst marin');
    expect(last.eventsOf('drank')).toEqual([{ type: 'drank', person: 'anton' }]);
    expect(last.storage('water')).toBe(0);
  });

  test('DUSK-1 whoever is gone is not counted among those who drink', () => {
    const scenario = dry(2, { people: { marin: {}, anton: {} } });
    expect(scenario.asked).toBeNull();
    expect(scenario.eventsOf('drank').map(({ person }) => person)).toEqual(['marin', 'anton']);
  });

  test('DUSK-1 without Water nobody drinks', () => {
    const scenario = drink();
    expect(scenario.asked).toBeNull();
    expect(scenario.eventsOf('went-thirsty')).toMatchObject([{ person: 'anton' }]);
  });

  test('DUSK-1 nobody goes thirsty by choice where there is Water for everyone', () => {
    const paying: Position = { objective: { id: 'a-ward-in-the-cellar', paid: false } };
    const storage = { meds: 1, water: 3, wood: 3 };
    const enough = dry(3, { ...paying, storage });
    // Paying takes Water, so it is put to the Leader before it is drunk (MORN-2).
    expect(enough.legal).toEqual(['drink arica', 'deliver']);
    expect(enough.refusal('thirst arica')).toMatchObject({
      clause: 'DUSK-1',
      reason: { key: 'refusal.enough-water', vars: { person: 'arica' } },
    });
    for (const line of ['thirst marin', 'fast arica'])
      expect(enough.refusal(line).reason.key).toBe('refusal.not-offered');
    enough.choose('deliver');
    expect(enough.eventsOf('went-thirsty')).toHaveLength(3);
    expect(dry(3, { storage: { meds: 1, water: 3 }, ...paying }).asked).toBeNull();
    // What takes no Water can be paid at the meal.
    const pump: Position = {
      objective: { id: 'the-yard-pump', paid: false },
      storage: { components: 5, 'mechanical-part': 1, water: 3 },
    };
    expect(dry(3, pump).asked).toBeNull();
    expect(dry(3, { objective: null }).heard()).toEqual(['drank', 'drank', 'drank']);
  });

  test.each([
    [1, 'hunger'],
    [5, 'hunger'],
    [6, 'misery'],
    [10, 'misery'],
  ] as const)('DUSK-1 whoever does not drink rolls: a %i is %s', (die, state) => {
    const scenario = dry(2, {}, seedWith('thirst', 10, die)).choose('drink arica', 'drink marin');
    expect(scenario.levels('anton')).toMatchObject({ hunger: 0, misery: 0, [state]: 1 });
    expect(scenario.eventsOf('went-thirsty')).toEqual([{ type: 'went-thirsty', person: 'anton', die }]);
  });

  test('DUSK-1 STAT-4 whoever dies of thirst is not asked about supper', () => {
    const scenario = at(
      [{ step: 'dusk' }],
      { people: { anton: { levels: { hunger: 3 } }, marin: {} }, storage: { vegetable: 1 } },
      { seed: seedWith('thirst', 10, 1) },
    );
    expect(scenario.eventsOf('gone')).toMatchObject([{ type: 'gone', person: 'anton', cause: 'hunger' }]);
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
    expect(scenario.moment.asks[0]?.prompt).toEqual({ key: 'prompt.eat', vars: { person: 'anton' } });
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

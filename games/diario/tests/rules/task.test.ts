import { describe, expect, test } from 'vitest';
import { SHELTER } from '../../src/data/cards/shelter.ts';
import { FITTING_IDS, FITTINGS, type FittingId, type Recipe } from '../../src/data/fittings.ts';
import { buildingCost } from '../../src/rules/day/costs.ts';
import { minus, plus } from '../../src/rules/table/goods.ts';
import type { Frame } from '../../src/state/frames.ts';
import { at, built, lying, type Position, type Scenario, seedWith } from '../scenario.ts';

const ROUND: Frame = { step: 'round', round: 1 };
const ANTON = { people: { anton: {} } } as const;

const day = (position: Position, seed = 'day'): Scenario => at([ROUND], { ...ANTON, ...position }, { seed });

test.each([
  ['a Heap', 'm5', 'heap-3'],
  ['Furniture', 'g8', 'furniture-3'],
] as const)('DAY-6 %s is searched, its back is gained, the space is clear', (_kind, space, card) => {
  const scenario = day({ house: { [space]: lying(card) } }).choose(`search anton ${space}`);
  expect(scenario.table.storage).toEqual(SHELTER[card].gives);
  expect(scenario.table.house).toEqual({});
  expect(scenario.eventsOf('searched')).toEqual([{ type: 'searched', space }]);
  // What was behind it was unknown.
  expect(scenario.delivered.find(({ event }) => event.type === 'gained')?.reveals).toBe(true);
});

test('DAY-6 only Heaps and Furniture are searched', () => {
  const house = {
    m5: lying('heap-1'),
    g7: lying('rubble-1'),
    b3: lying('bars-1'),
    m3: lying('closed-door-1'),
  };
  expect(day({ house }).legalWith('search')).toEqual(['search anton m5']);
  expect(day({ house }).refusal('search anton g7').clause).toBe('DAY-2');
});

describe('DAY-7', () => {
  const house = { g7: lying('rubble-5') };

  test('DAY-7 one person digs with a Shovel, which lies there meanwhile', () => {
    const scenario = day({ house, storage: { shovel: 1 }, people: { anton: {}, marin: {} } });
    expect(scenario.legalWith('dig')).toEqual(['dig anton g7']);
    scenario.choose('dig anton g7');
    expect(scenario.storage('shovel')).toBe(0);
    expect(scenario.choose('rest marin').storage('shovel')).toBe(1);
  });

  test('DAY-7 without a Shovel it takes two', () => {
    const alone = day({ house });
    expect(alone.legal.filter((line) => line.startsWith('dig'))).toEqual([]);
    expect(alone.refusal('dig anton g7').clause).toBe('DAY-2');
    const scenario = day({ house, people: { anton: {}, marin: {} } });
    expect(scenario.legal.filter((line) => line.startsWith('dig'))).toEqual(['dig-with anton marin g7']);
    scenario.choose('dig-with anton marin g7');
    expect(scenario.eventsOf('remnants')).toEqual([{ type: 'remnants', space: 'g7' }]);
  });

  test('DAY-7 a digger needs neither', () => {
    const scenario = day({ house, people: { tomas: {} }, storage: { shovel: 1 } }).choose('dig tomas g7');
    expect(scenario.heard()).toContain('remnants');
    expect(day({ house, people: { tomas: {} } }).legal).toContain('dig tomas g7');
  });

  test('DAY-7 the first time Remnants stay and yield nothing, the second time it is gone', () => {
    const frames: Frame[] = [ROUND, { step: 'round', round: 2 }];
    const scenario = at(frames, { ...ANTON, house, storage: { shovel: 1 } }).choose('dig anton g7');
    expect(scenario.table.house.g7).toEqual(lying('rubble-5', { remnants: true }));
    expect(scenario.table.storage).toEqual({ shovel: 1 });
    scenario.choose('dig anton g7');
    expect(scenario.table.house).toEqual({});
    expect(scenario.table.storage).toEqual({ shovel: 1, ...SHELTER['rubble-5'].gives });
    expect(scenario.eventsOf('cleared')).toEqual([{ type: 'cleared', space: 'g7' }]);
  });
});

describe('DAY-8', () => {
  const BARS = { b3: lying('bars-1') };
  const DOOR = { m3: lying('closed-door-1') };

  test('DAY-8 Bars are sawn with a Sawblade, which comes back', () => {
    expect(day({ house: BARS }).legalWith('saw')).toEqual([]);
    expect(day({ house: BARS }).refusal('saw anton b3').clause).toBe('DAY-2');
    const scenario = day({ house: BARS, storage: { sawblade: 1 } }).choose('saw anton b3');
    expect(scenario.table.storage).toEqual({ sawblade: 1, ...SHELTER['bars-1'].gives });
    expect(scenario.table.house).toEqual({});
  });

  test('DAY-8 a tool lies on the card until the round is over', () => {
    const people = { anton: {}, marin: {} };
    const scenario = day({ house: BARS, storage: { sawblade: 1 }, people }).choose('saw anton b3');
    expect([scenario.storage('sawblade'), scenario.table.bench.sawblade]).toEqual([0, 1]);
    expect(scenario.choose('rest marin').storage('sawblade')).toBe(1);
  });

  test.each([1, 3])('DAY-8 on a %i the lock holds and the Lockpick comes back', (die) => {
    const scenario = day({ house: DOOR, storage: { lockpick: 1 } }, seedWith('lock', 10, die)).choose(
      'pick anton m3',
    );
    expect(scenario.heard()).toContain('lock-held');
    expect(scenario.table.storage).toEqual({ lockpick: 1 });
    expect(scenario.table.house.m3).toBeDefined();
  });

  test.each([4, 10])('DAY-8 on a %i the Lockpick is spent and the card resolved', (die) => {
    const scenario = day({ house: DOOR, storage: { lockpick: 1 } }, seedWith('lock', 10, die)).choose(
      'pick anton m3',
    );
    expect(scenario.table.storage).toEqual(SHELTER['closed-door-1'].gives);
    expect(scenario.box('lockpick')).toBe(2);
    expect(scenario.table.house).toEqual({});
  });

  test('DAY-8 a Closed Door needs a Lockpick, each its own', () => {
    expect(day({ house: DOOR }).legalWith('pick')).toEqual([]);
    const house = { ...DOOR, t5: lying('closed-door-2'), t4: built('trap') };
    const scenario = day({ house, storage: { lockpick: 1 }, people: { anton: {}, marin: {} } });
    expect(scenario.choose('pick anton m3').legalWith('pick')).toEqual([]);
  });

  test('DAY-8 a thief may roll a lock that held once more, and the second roll stands', () => {
    const position: Position = { house: DOOR, storage: { lockpick: 1 }, people: { arica: {} } };
    const again = day(position, seedWith('lock', 10, 2, 9)).choose('pick arica m3');
    expect([again.clause, again.prompt]).toEqual(['DAY-8', 'prompt.lock']);
    expect(again.legal).toEqual(['reroll', 'keep']);
    expect(again.choose('reroll').heard()).toContain('lock-opened');
    const twice = day(position, seedWith('lock', 10, 2, 3)).choose('pick arica m3', 'reroll');
    expect(twice.heard()).toContain('lock-held');
    expect(twice.asked).toBeNull();
    const kept = day(position, seedWith('lock', 10, 3, 9)).choose('pick arica m3', 'keep');
    expect(kept.heard()).toEqual(['lock-held']);
    const opened = day(position, seedWith('lock', 10, 4)).choose('pick arica m3');
    expect(opened.heard()).toContain('lock-opened');
  });
});

describe('DAY-9', () => {
  const PLENTY = { wood: 12, components: 14, 'mechanical-part': 4, 'electrical-part': 4 };
  const dealt = at([]).table.house;

  test('DAY-9 at the start three spaces are free to build on, and one Hole is in reach on each side', () => {
    const scenario = day({ house: dealt, fittings: ['trap', 'board-up-one'], storage: PLENTY });
    expect(scenario.legalWith('build')).toEqual([
      'build anton trap m4',
      'build anton trap g5',
      'build anton trap g6',
      'build anton board-up-one m7',
      'build anton board-up-one b1',
    ]);
  });

  test('DAY-9 a Fitting is built: costs are paid and it stands', () => {
    const scenario = day({
      house: dealt,
      fittings: ['stove', 'trap'],
      storage: plus(FITTINGS.stove.cost, { book: 1 }),
    });
    scenario.choose('build anton stove g6');
    expect(scenario.table.house.g6).toEqual(built('stove'));
    expect(scenario.table.fittings).toEqual(['trap']);
    expect(scenario.table.storage).toEqual({ book: 1 });
    expect(scenario.eventsOf('built')).toEqual([
      { type: 'built', person: 'anton', fitting: 'stove', space: 'g6' },
    ]);
  });

  test('DAY-9 neither a card nor a printed action nor another Fitting may be in the way', () => {
    const house = { g6: built('trap'), m5: lying('heap-1'), g7: lying('rubble-1') };
    const scenario = day({ house, fittings: ['bed-one'], storage: PLENTY });
    for (const space of ['g1', 'g2', 'g3', 'g4', 'g6', 'g7', 'm5', 'b1', 'b2', 'm7'])
      expect(scenario.refusal(`build anton bed-one ${space}`)).toMatchObject({
        clause: 'DAY-2',
        reason: { key: 'refusal.not-there' },
      });
    expect(scenario.legal).toContain('build anton bed-one m4');
  });

  test('DAY-9 a space whose card is gone is free', () => {
    const { m5: _heap, ...house } = dealt;
    expect(day({ house, fittings: ['trap'], storage: PLENTY }).legal).toContain('build anton trap m5');
  });

  test('DAY-9 what cannot be paid or lies in Ideas is not built', () => {
    const scenario = day({
      house: dealt,
      fittings: ['stove'],
      ideas: ['radio'],
      storage: minus(FITTINGS.stove.cost, { components: 1 }),
    });
    expect(scenario.legalWith('build')).toEqual([]);
    expect(scenario.refusal('build anton stove g6').clause).toBe('DAY-2');
  });

  test('DAY-9 what is placed next to another must adjoin it on the same floor', () => {
    const house = { ...dealt, g5: built('stove') };
    const scenario = day({ house, fittings: ['range'], storage: PLENTY });
    // The stairwell above is one ladder away, but on another floor.
    expect(scenario.legalWith('build')).toEqual(['build anton range g6']);
    expect(day({ house: dealt, fittings: ['range'], storage: PLENTY }).legalWith('build')).toEqual([]);
  });

  test('DAY-9 a Board-Up goes onto a Hole', () => {
    const scenario = day({
      house: dealt,
      fittings: ['board-up-one'],
      storage: FITTINGS['board-up-one'].cost,
    });
    scenario.choose('build anton board-up-one b1');
    expect(scenario.heard()).toContain('boarded');
    expect(scenario.table.house.b1).toEqual(built('board-up-one'));
  });

  test('DAY-9 a builder needs one Component less, but at least one', () => {
    for (const fitting of FITTING_IDS) {
      const { cost } = FITTINGS[fitting];
      const { components = 0 } = cost;
      expect(buildingCost('anton', fitting)).toEqual(cost);
      expect(buildingCost('jelena', fitting)).toEqual({ ...cost, components: Math.max(1, components - 1) });
    }
    const position = { people: { jelena: {} }, house: dealt, fittings: ['stove'] } as const;
    const scenario = day({ ...position, storage: minus(FITTINGS.stove.cost, { components: 1 }) });
    expect(scenario.choose('build jelena stove g5').table.storage).toEqual({});
  });
});

describe('DAY-10', () => {
  const recipe = (fitting: FittingId, id: string): Recipe => {
    const found = FITTINGS[fitting].uses.find((use) => use.id === id);
    if (found === undefined) throw new RangeError(`${fitting} has no ${id}`);
    return found;
  };
  const STEW = recipe('stove', 'cook-stew');
  const RAIN = recipe('rain-collector', 'catch-rain');
  const TRAP = recipe('trap', 'bait-trap');

  test('DAY-10 a Fitting is used as it says: it costs, and what it makes arrives after the round', () => {
    const scenario = day({
      house: { g5: built('stove') },
      storage: STEW.cost,
      people: { anton: {}, marin: {} },
    }).choose('use anton cook-stew 1');
    expect(scenario.table.storage).toEqual({});
    scenario.choose('rest marin');
    expect(scenario.table.storage).toEqual(STEW.gives);
    expect(scenario.eventsOf('used')).toEqual([
      { type: 'used', person: 'anton', recipe: 'cook-stew', times: 1 },
    ]);
  });

  test('DAY-10 "for each" is as many times as can be paid in one action', () => {
    const scenario = day({ house: { g5: built('heater') }, storage: { wood: 3, book: 1 }, cold: 9 });
    expect(scenario.legalWith('use')).toEqual([
      'use anton burn-wood 1',
      'use anton burn-wood 2',
      'use anton burn-wood 3',
      'use anton burn-books 1',
    ]);
    scenario.choose('use anton burn-wood 3');
    expect(scenario.table.cold).toBe(6);
    expect(scenario.table.storage).toEqual({ book: 1 });
  });

  test('DAY-10 a recipe with a limit goes no further, however much could be paid', () => {
    const scenario = day({ house: { g5: built('workshop') }, storage: { components: 14, wood: 12 } });
    for (const { id, most } of FITTINGS.workshop.uses) {
      expect(scenario.legal).toContain(`use anton ${id} ${most}`);
      expect(scenario.refusal(`use anton ${id} ${most + 1}`).clause).toBe('DAY-1');
    }
  });

  test('DAY-10 what cannot be paid or reached is not used', () => {
    expect(day({ house: { g5: built('stove') } }).legalWith('use')).toEqual([]);
    const house = { g7: lying('rubble-1'), g8: built('rain-collector') } as const;
    expect(day({ house }).refusal('use anton catch-rain 1').clause).toBe('DAY-1');
  });

  test('DAY-10 an effect of a Fitting is on whoever uses it', () => {
    const scenario = day({
      house: { g5: built('armchair') },
      people: { anton: { levels: { fatigue: 1 } }, marin: { levels: { fatigue: 1 } } },
    });
    scenario.choose('use anton sit-and-read 1', 'rest marin');
    expect([scenario.levels('anton').fatigue, scenario.levels('marin').fatigue]).toEqual([0, 1]);
  });

  test('DAY-10 a cook makes one Raw Food more of each use that yields any', () => {
    const cook = day({ house: { g5: built('stove') }, people: { dragan: {} }, storage: STEW.cost });
    expect(cook.choose('use dragan cook-stew 1').table.storage).toEqual(plus(STEW.gives, { 'raw-food': 1 }));
    const position = {
      house: { g5: built('rain-collector') },
      people: { dragan: {} },
      storage: RAIN.cost,
    };
    expect(day(position).choose('use dragan catch-rain 1').table.storage).toEqual(RAIN.gives);
  });

  test('DAY-10 a trap may stay empty', () => {
    const trap = { house: { g5: built('trap') }, storage: TRAP.cost } as const;
    const empty = day(trap, seedWith('test', 10, 1)).choose('use anton bait-trap 1');
    expect(empty.table.storage).toEqual({});
    const full = day(trap, seedWith('test', 10, 10)).choose('use anton bait-trap 1');
    expect(full.storage('raw-food')).toBeGreaterThan(0);
  });
});

test('DAY-1 what a Trap catches arrives after the round', () => {
  const scenario = day(
    { house: { g6: built('trap') }, storage: { vegetable: 1 }, people: { anton: {}, marin: {} } },
    seedWith('test', 10, 5),
  ).choose('use anton bait-trap 1', 'rummage marin');
  expect(scenario.step).toBe('mix');
  expect([scenario.storage('raw-food'), scenario.table.bench['raw-food']]).toEqual([0, 1]);
  scenario.choose(scenario.legal[0] ?? '');
  expect(scenario.storage('raw-food')).toBe(1);
});

describe('SET-10', () => {
  const MAKING = { components: 9, wood: 3, 'mechanical-part': 2, shovel: 2 };
  const making = (position: Position = {}) =>
    day({ house: { m2: built('workshop'), m3: built('tool-bench') }, storage: MAKING, ...position });

  test('SET-10 what the box does not hold is not offered to be made, and the refusal says why', () => {
    const scenario = making();
    expect(scenario.legal).toContain('use anton make-lockpick 1');
    expect(scenario.legal).not.toContain('use anton make-shovel 1');
    expect(scenario.refusal('use anton make-shovel 1')).toMatchObject({
      clause: 'SET-10',
      reason: { key: 'refusal.box-lacks', vars: { good: 'shovel' } },
    });
    expect(scenario.table.storage).toEqual(MAKING);
    // What cannot be paid is refused for another reason.
    const poor = making({ storage: { shovel: 2 } }).refusal('use anton make-shovel 1');
    expect(poor.clause).not.toBe('SET-10');
  });

  test('SET-10 it is offered only as often as the box holds all of it', () => {
    const storage = { components: 4, filter: 2 };
    const filters = (position: Position) =>
      making(position)
        .legalWith('use')
        .filter((line) => /filter/.test(line));
    expect(filters({ storage })).toEqual(['use anton make-filter 1']);
    expect(filters({ storage: { ...storage, filter: 1 } })).toHaveLength(2);
  });

  test('SET-10 what is in the making this round counts as gone from the box', () => {
    const people = { anton: {}, marin: {} };
    const house = { m2: built('workshop'), m3: built('stove'), m4: built('range') };
    // The box has two left: enough for either meal, not for both.
    const storage = { wood: 4, water: 4, vegetable: 4, 'raw-food': 4 };
    const scenario = day({ people, house, storage });
    expect(scenario.legal).toContain('use anton cook-dinner 1');
    scenario.choose('use anton cook-stew 1');
    expect(scenario.legal.filter((line) => /cook-dinner/.test(line))).toEqual([]);
    expect(scenario.refusal('use marin cook-dinner 1').clause).toBe('SET-10');
  });

  test('SET-10 if the last of it was found meanwhile, nothing is made and nothing is spent', () => {
    const task = {
      person: 'anton',
      action: { kind: 'use', fitting: 'workshop', recipe: 'make-filter', times: 2 },
    };
    const frames = [
      { step: 'task', task },
      { step: 'end-round', round: 1 },
    ] as unknown as Frame[];
    const one = at(frames, { ...ANTON, storage: { filter: 2 } });
    expect(one.table.storage).toEqual({ filter: 3, components: 1 });
    expect(one.eventsOf('used')).toMatchObject([{ times: 1 }]);
    const none = at(frames, { ...ANTON, storage: { filter: 3 } });
    expect(none.table.storage).toEqual({ filter: 3, components: 2 });
    expect(none.heard()).toContain('box-empty');
    expect(none.heard()).not.toContain('used');
  });
});

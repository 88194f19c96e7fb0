import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../src/data/cards/events.ts';
import { OBJECTIVES } from '../../src/data/cards/objectives.ts';
import type { SpaceId } from '../../src/data/house.ts';
import { minus, plus } from '../../src/rules/table/goods.ts';
import { reachableIn } from '../../src/rules/table/house.ts';
import { sitesFor } from '../../src/rules/table/survey.ts';
import type { House } from '../../src/state/state.ts';
import { at, built, decksWith, lying, type Position } from '../scenario.ts';

/** The Event deck, top first. */
const events = (...cards: Parameters<typeof decksWith>[0]['events'] & object): Position => ({
  decks: decksWith({ events: cards }),
});

describe('MORN-1', () => {
  test('MORN-1 the top Event is turned, its Cold is added and it is resolved', () => {
    const scenario = at([{ step: 'turn-event' }], { ...events('snow-on-the-roofs', 'a-thaw'), cold: 1 });
    const { cold } = EVENTS['snow-on-the-roofs'];
    expect(scenario.events().slice(0, 2)).toEqual([
      { type: 'event-turned', event: 'snow-on-the-roofs' },
      { type: 'cold-rose', by: cold, level: 1 + cold },
    ]);
    expect(scenario.heard()).toContain('gained');
    expect(scenario.table.cold).toBe(1 + cold);
    expect(scenario.table.decks.events).toEqual(['a-thaw']);
    expect(scenario.table.discards.events).toContain('snow-on-the-roofs');
    expect(scenario.delivered[0]?.reveals).toBe(true);
  });

  test('MORN-1 an Event may leave something to decide', () => {
    const scenario = at([{ step: 'turn-event' }], { ...events('first-frost'), storage: { wood: 1 } });
    expect(scenario.legal).toEqual(['decide light-a-fire-early', 'decide save-the-wood']);
    expect(scenario.choose('decide save-the-wood').table.cold).toBeGreaterThan(EVENTS['first-frost'].cold);
  });

  test('MORN-1 LEAD-1 what leaves no choice decides itself and says so', () => {
    const scenario = at([{ step: 'turn-event' }], events('first-frost'), { seats: 3 });
    expect(scenario.asked).toBeNull();
    expect(scenario.eventsOf('decided')).toEqual([{ type: 'decided', option: 'save-the-wood' }]);
    expect(scenario.table.cold).toBeGreaterThan(EVENTS['first-frost'].cold);
  });

  test('MORN-1 Cold never falls below none', () => {
    const scenario = at([{ step: 'turn-event' }], { ...events('a-thaw'), cold: 1 });
    expect(scenario.table.cold).toBe(0);
    expect(scenario.eventsOf('cold-fell')).toEqual([{ type: 'cold-fell', by: 1, level: 0 }]);
  });

  test("MORN-1 a Chapter is resolved and the day's Event turned right after it", () => {
    const position = { ...events('chapter-2', 'a-thaw', 'leaflets'), cold: 4, objective: null };
    const heard = at([{ step: 'turn-event' }], position).heard();
    const scenario = at([{ step: 'turn-event' }], position);
    const order = ['chapter-turned', 'objective-opened', 'location-exchanged', 'event-turned', 'cold-fell'];
    expect(heard.filter((type) => order.includes(type))).toEqual(order);
    expect(scenario.table.decks.events).toEqual(['leaflets']);
  });

  test('MORN-1 every Morning is a new day', () => {
    const scenario = at([{ step: 'morning' }], { ...events('a-thaw'), day: 3 });
    expect(scenario.table.day).toBe(4);
    expect(scenario.events()[0]).toEqual({ type: 'phase', phase: 'morning', day: 4 });
    expect(scenario.clause).toBe('DAY-1');
  });

  test('MORN-1 what was put off until today is read after the Event, the rest stays away', () => {
    const tokens = [
      { day: 5, story: 'leaflets-blue' },
      { day: 6, story: 'leaflets-red' },
    ];
    const scenario = at([{ step: 'morning' }], { ...events('a-thaw'), day: 4, tokens });
    expect(scenario.heard().indexOf('story-read')).toBeGreaterThan(scenario.heard().indexOf('event-turned'));
    expect(scenario.eventsOf('story-read')).toEqual([{ type: 'story-read', story: 'leaflets-blue' }]);
    expect(scenario.table.tokens.filter(({ story }) => story === 'leaflets-red')).toHaveLength(1);
    expect(scenario.table.tokens.some(({ day }) => day <= 5)).toBe(false);
  });
});

describe('MORN-2', () => {
  const chapter = (paid: boolean) =>
    at([{ step: 'turn-event' }], {
      ...events('chapter-2', 'a-thaw'),
      objective: { id: 'the-neighbour-upstairs', paid },
      objectives: ['the-street-watch', 'to-be-alive'],
      people: { anton: { levels: { misery: 2 } }, marin: { levels: { misery: 1 } } },
    });

  test('MORN-2 a new Chapter rewards an Objective that was paid', () => {
    const scenario = chapter(true);
    expect(scenario.levels('anton').misery).toBe(1);
    expect(scenario.levels('marin').misery).toBe(0);
    expect(scenario.storage('book')).toBe(1);
    expect(scenario.heard()).not.toContain('objective-failed');
  });

  test('MORN-2 a new Chapter punishes an Objective that was not paid', () => {
    const scenario = chapter(false);
    expect(scenario.levels('anton').misery).toBe(3);
    expect(scenario.storage('book')).toBe(0);
    expect(scenario.eventsOf('objective-failed')).toEqual([
      { type: 'objective-failed', objective: 'the-neighbour-upstairs' },
    ]);
  });

  test('MORN-2 a new Chapter opens the next Objective', () => {
    const scenario = chapter(true);
    expect(scenario.table.objective).toEqual({ id: 'the-street-watch', paid: false });
    expect(scenario.table.objectives).toEqual(['to-be-alive']);
    expect(scenario.eventsOf('objective-opened')).toEqual([
      { type: 'objective-opened', objective: 'the-street-watch' },
    ]);
  });

  const PUMP: Position = {
    objective: { id: 'the-yard-pump', paid: false },
    storage: plus(OBJECTIVES['the-yard-pump'].cost, { components: 1, water: 1, vegetable: 1 }),
  };

  test.each([
    ['by day', { step: 'assign', left: ['anton'] }],
    ['while drinking', { step: 'drink', left: ['anton', 'marin'] }],
    ['while eating', { step: 'eat', left: ['anton'] }],
    ['in the Evening', { step: 'duty', left: ['anton'] }],
    ['at Dawn', { step: 'treat' }],
  ] as const)('MORN-2 an Objective is paid from Storage %s, and the question stays', (_when, frame) => {
    const scenario = at([frame], PUMP);
    const { step } = scenario;
    scenario.choose('deliver');
    expect(scenario.table.storage).toEqual({ components: 1, water: 1, vegetable: 1 });
    expect(scenario.table.objective).toEqual({ id: 'the-yard-pump', paid: true });
    expect(scenario.heard()).toEqual(['paid', 'objective-paid']);
    if (step !== 'treat') expect(scenario.step).toBe(step);
    expect(scenario.legal).not.toContain('deliver');
  });

  test('MORN-2 an Objective that Storage cannot pay is not paid', () => {
    const scenario = at([{ step: 'eat', left: ['anton'] }], {
      ...PUMP,
      storage: plus(minus(OBJECTIVES['the-yard-pump'].cost, { components: 1 }), { vegetable: 1 }),
    });
    expect(scenario.legal).not.toContain('deliver');
    expect(scenario.refusal('deliver').reason.key).toBe('refusal.not-offered');
    const final = at([{ step: 'eat', left: ['anton'] }], {
      objective: { id: 'to-be-alive', paid: false },
      storage: { vegetable: 1 },
    });
    expect(final.legal).not.toContain('deliver');
  });

  test('MORN-2 an Objective is paid once, even where Storage could pay it again', () => {
    const paid = { ...PUMP, objective: { id: 'the-yard-pump', paid: true } } as const;
    expect(at([{ step: 'eat', left: ['anton'] }], paid).legal).not.toContain('deliver');
  });

  test('MORN-2 nothing is paid in the middle of a story', () => {
    const scene = { where: 'home', actor: null, story: 'leaflets-red' } as const;
    const options = ['walk-on', 'stay'].map((id) => ({ id, effects: [] }));
    expect(at([{ step: 'options', options, scene }], PUMP).legal).toEqual(['decide walk-on', 'decide stay']);
  });
});

describe('MORN-3', () => {
  const START: SpaceId[] = [
    ...(['t4', 'm3', 'm4', 'm5', 'm6', 'm7'] as const),
    ...(['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'] as const),
    ...(['b1', 'b2', 'b3'] as const),
  ];
  const dealt = at([]).table.house;
  const without = (...spaces: SpaceId[]): House =>
    Object.fromEntries(Object.entries(dealt).filter(([space]) => !spaces.includes(space as SpaceId)));
  const reach = (house: House) => [...reachableIn(house)].sort();

  test('MORN-3 everything along a floor and by ladders is reached from Guard, up to the obstacles', () => {
    expect(reach(dealt)).toEqual([...START].sort());
  });

  test('MORN-3 an obstacle that is gone opens what lies behind it', () => {
    // Behind the ground floor's Rubble lie the Furniture and, down the ladder, the next Rubble.
    expect(reach(without('g7'))).toEqual([...START, 'g8', 'b6'].sort());
    expect(reach(without('m3'))).toEqual([...START, 'm2'].sort());
    expect(reach(without('b3'))).toEqual([...START, 'b4', 'b5'].sort());
    expect(reach(without('t4'))).toEqual([...START, 't3', 't5'].sort());
    expect(reach(without('g7', 'b6', 'b8'))).toEqual([...START, 'g8', 'b5', 'b6', 'b7', 'b8', 'c1'].sort());
  });

  test('MORN-3 Heaps and Furniture can be passed, Rubble Remnants cannot', () => {
    expect(reachableIn({ ...dealt, g7: lying('rubble-1', { remnants: true }) }).has('g8')).toBe(false);
    expect(reachableIn(dealt).has('m6')).toBe(true);
  });

  test('MORN-3 a Hole cannot be passed even when boarded', () => {
    const boarded: House = { ...without('b3'), b5: built('board-up-one') };
    expect(reachableIn(boarded).has('b5')).toBe(true);
    expect(reachableIn(boarded).has('b6')).toBe(false);
  });

  test('MORN-3 what cannot be reached cannot be worked on, the obstacle itself can', () => {
    const scenario = at([{ step: 'assign', left: ['anton'] }], {
      storage: { shovel: 1, components: 9, wood: 9 },
    });
    expect(scenario.legalWith('dig')).toEqual(['dig anton t4', 'dig anton g7']);
    expect(scenario.refusal('search anton t1')).toMatchObject({
      clause: 'DAY-2',
      reason: { key: 'refusal.not-there' },
    });
    expect(sitesFor(without('t1'), 'bed-one')).not.toContain('t1');
  });
});

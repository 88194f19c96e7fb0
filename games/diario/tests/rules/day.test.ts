import { describe, expect, test } from 'vitest';
import { SHELTER } from '../../src/data/cards/shelter.ts';
import { FITTINGS } from '../../src/data/fittings.ts';
import { plus } from '../../src/rules/table/goods.ts';
import type { Frame } from '../../src/state/frames.ts';
import type { House, Table } from '../../src/state/state.ts';
import { at, built, decksWith, lying, type Position, seedWith } from '../scenario.ts';

const HOUSE: House = { m5: lying('heap-1'), m6: lying('heap-2'), g7: lying('rubble-1') };
const round = (number = 1): Frame => ({ step: 'round', round: number });

describe('DAY-1', () => {
  test('DAY-1 the day has three rounds', () => {
    const scenario = at([{ step: 'day' }], { people: { anton: {} } });
    expect(scenario.table.phase).toBe('day');
    for (const number of [1, 2, 3]) {
      expect(scenario.table.round).toBe(number);
      scenario.choose('rest anton');
    }
    expect(scenario.asked).toBeNull();
    expect(scenario.table.round).toBe(0);
  });

  test('DAY-1 everyone available is asked in turn, whoever lost the action is not', () => {
    const people = { arica: {}, marin: { levels: { hunger: 2 } }, anton: {} };
    const scenario = at([round(3)], { people });
    expect(scenario.eventsOf('round')).toEqual([{ type: 'round', round: 3, people: ['arica', 'anton'] }]);
    expect(scenario.legal.every((line) => line.split(' ')[1] === 'arica')).toBe(true);
    scenario.choose('rest arica');
    expect(scenario.legal.every((line) => line.split(' ')[1] === 'anton')).toBe(true);
  });

  test('DAY-1 somebody else than the one who is asked about is refused', () => {
    expect(at([round()]).refusal('rummage marin')).toMatchObject({
      clause: 'DAY-1',
      reason: { key: 'refusal.other-person', vars: { person: 'arica' } },
    });
  });

  test('DAY-1 a round in which nobody can do anything is over by itself', () => {
    const scenario = at([round(3)], { people: { anton: { levels: { hunger: 3 } } } });
    expect(scenario.asked).toBeNull();
    expect(scenario.eventsOf('round')).toEqual([{ type: 'round', round: 3, people: [] }]);
  });

  test('DAY-1 costs are paid when somebody is sent, and all actions resolve together afterwards', () => {
    const scenario = at([round()], { house: HOUSE, storage: plus(FITTINGS['bed-one'].cost, { book: 1 }) });
    scenario.choose('build arica bed-one g5');
    expect(scenario.table.storage).toEqual({ book: 1 });
    expect(scenario.table.house.g5).toBeUndefined();
    expect(scenario.heard()).toEqual(['assigned']);
    // What is paid cannot be paid again.
    expect(scenario.legalWith('build')).toEqual([]);
    scenario.choose('search marin m5');
    expect(scenario.heard()).toEqual(['assigned']);
    scenario.choose('rest anton');
    expect(scenario.heard()).toEqual(['assigned', 'built', 'searched', 'gained']);
  });

  test('DAY-1 what a round yields arrives after it', () => {
    const scenario = at(
      [round()],
      { house: HOUSE, people: { arica: {}, anton: {} }, storage: {} },
      { seed: seedWith('rummage', 10, 10) },
    );
    scenario.choose('search arica m5', 'rummage anton');
    expect(scenario.prompt).toBe('prompt.mix');
    expect(scenario.table.storage).toEqual({});
    expect(scenario.table.bench).toEqual(SHELTER['heap-1'].gives);
    scenario.choose('wood 1');
    expect(scenario.table.storage).toEqual(plus(SHELTER['heap-1'].gives, { wood: 1, components: 3 }));
    expect(scenario.table.bench).toEqual({});
    expect(scenario.table.tasks).toEqual([]);
  });

  test('DAY-1 whoever dies in a round does nothing more, and lent tools still come back', () => {
    const position: Position = {
      people: { anton: { levels: { wounds: 2 } }, marin: {} },
      house: HOUSE,
      storage: { shovel: 1 },
      tasks: [
        { person: 'anton', action: { kind: 'outside' } },
        { person: 'anton', action: { kind: 'search', space: 'm5' } },
      ],
      decks: decksWith({ visitors: ['handcart-woman', 'old-acquaintance'] }),
    };
    const frames: Frame[] = [{ step: 'resolve-round' }, { step: 'end-round', round: 1 }];
    const scenario = at(
      frames,
      { ...position, bench: { sawblade: 1 } },
      { seed: seedWith('outside', 10, 1) },
    );
    expect(scenario.isGone('anton')).toBe(true);
    scenario.choose('arrival', 'decide talk-on-the-doorstep');
    expect(scenario.table.house.m5).toBeDefined();
    expect(scenario.table.storage).toEqual({ shovel: 1, sawblade: 1 });
  });
});

describe('DAY-2', () => {
  test('DAY-2 one person to a Shelter card', () => {
    const scenario = at([round()], { house: HOUSE });
    scenario.choose('search arica m5');
    expect(scenario.legalWith('search')).toEqual(['search marin m6']);
    expect(scenario.refusal('search marin m5')).toMatchObject({
      clause: 'DAY-2',
      reason: { key: 'refusal.not-there' },
    });
  });

  test('DAY-2 one person to an action space', () => {
    const scenario = at([round()], {}).choose('think arica');
    expect(scenario.legal).not.toContain('think marin');
    expect(scenario.refusal('think marin').clause).toBe('DAY-1');
    scenario.choose('outside marin');
    expect(scenario.legal).not.toContain('outside anton');
  });

  test('DAY-2 one person to a Fitting, whatever it is used for', () => {
    const scenario = at([round()], {
      house: { g5: built('rain-collector') },
      storage: { filter: 2, wood: 2, components: 2 },
    });
    expect(scenario.legalWith('use').length).toBeGreaterThan(1);
    expect(scenario.choose('use arica catch-rain 1').legalWith('use')).toEqual([]);
  });

  test('DAY-2 one person to a building site, and each Fitting is built once', () => {
    const scenario = at([round()], {
      house: HOUSE,
      storage: { wood: 9, components: 9 },
      fittings: ['bed-one', 'trap'],
    });
    scenario.choose('build arica bed-one g5');
    expect(scenario.legal.some((line) => line.includes('bed-one'))).toBe(false);
    expect(scenario.legal).not.toContain('build marin trap g5');
    expect(scenario.legal).toContain('build marin trap g6');
  });

  test('DAY-2 any number of people rummage', () => {
    const scenario = at([round()]).choose('rummage arica', 'rummage marin');
    expect(scenario.legal).toContain('rummage anton');
  });

  test('DAY-2 two people work at one Rubble, and nobody else', () => {
    const scenario = at([round()], { house: HOUSE });
    expect(scenario.legalWith('dig-with')).toEqual(['dig-with arica marin g7', 'dig-with arica anton g7']);
    scenario.choose('dig-with arica anton g7');
    expect(scenario.legalWith('dig-with')).toEqual([]);
    expect(scenario.table.tasks).toEqual([
      { person: 'arica', action: { kind: 'dig', space: 'g7', alone: false } },
      { person: 'anton', action: { kind: 'help', space: 'g7' } },
    ]);
    expect(scenario.legal.every((line) => line.split(' ')[1] === 'marin')).toBe(true);
  });
});

test('DAY-2 nobody digs where somebody digs already, however many Shovels there are', () => {
  const people = { arica: {}, marin: {}, anton: {}, tomas: {} };
  const scenario = at([round()], { people, house: HOUSE, storage: { shovel: 2 } });
  expect(scenario.legal).toContain('dig arica g7');
  expect(scenario.choose('dig arica g7').legal.filter((line) => line.startsWith('dig'))).toEqual([]);
});

describe('DAY-3', () => {
  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [6, 2],
    [7, 3],
    [8, 3],
    [9, 4],
    [10, 4],
  ])('DAY-3 a roll of %i turns up %i of Wood and Components in any mix', (die, pieces) => {
    const scenario = at([round()], { people: { anton: {} } }, { seed: seedWith('rummage', 10, die) });
    scenario.choose('rummage anton');
    expect(scenario.eventsOf('person-rolled')).toEqual([{ type: 'person-rolled', person: 'anton', die }]);
    expect(scenario.clause).toBe('DAY-3');
    expect(scenario.legal).toEqual(Array.from({ length: pieces + 1 }, (_, wood) => `wood ${wood}`));
    scenario.choose(`wood ${pieces - 1}`);
    expect([scenario.storage('wood'), scenario.storage('components')]).toEqual([pieces - 1, 1]);
  });

  test('DAY-3 each of several people rolls', () => {
    const scenario = at(
      [round()],
      { people: { anton: {}, vesna: {} } },
      { seed: seedWith('rummage', 10, 9, 1) },
    );
    scenario.choose('rummage anton', 'rummage vesna', 'wood 4', 'wood 0');
    expect(scenario.table.storage).toEqual({ wood: 4, components: 1 });
  });

  test.each([
    [2, 2],
    [5, 3],
    [9, 4],
  ])('DAY-3 Marin adds 3 when rummaging: a roll of %i turns up %i', (die, pieces) => {
    const scenario = at([round()], { people: { marin: {} } }, { seed: seedWith('rummage', 10, die) });
    expect(scenario.choose('rummage marin').legal).toHaveLength(pieces + 1);
  });

  test('DAY-3 SET-10 the mix goes no further than the box', () => {
    const seed = seedWith('rummage', 10, 10);
    const few = at([round()], { people: { anton: {} }, storage: { wood: 11, components: 12 } }, { seed });
    expect(few.choose('rummage anton').table.storage).toEqual({ wood: 12, components: 14 });
    const some = at([round()], { people: { anton: {} }, storage: { components: 13 } }, { seed });
    expect(some.choose('rummage anton').legal).toEqual(['wood 3', 'wood 4']);
    const none = at([round()], { people: { anton: {} }, storage: { wood: 12, components: 14 } }, { seed });
    expect(none.choose('rummage anton').heard()).toContain('box-empty');
  });
});

describe('DAY-4', () => {
  test('DAY-4 two cards move from Ideas to Fittings', () => {
    const scenario = at([round()], {
      people: { anton: {} },
      ideas: ['radio', 'still', 'column'],
      fittings: ['trap'],
    });
    scenario.choose('think anton');
    expect(scenario.clause).toBe('DAY-4');
    expect(scenario.legal).toEqual(['idea radio', 'idea still', 'idea column']);
    scenario.choose('idea still', 'idea radio');
    expect(scenario.table.ideas).toEqual(['column']);
    expect(scenario.table.fittings).toEqual(['trap', 'still', 'radio']);
    expect(scenario.asked).toBeNull();
  });

  test('DAY-4 with one Idea left that one moves, with none there is nothing to think of', () => {
    const one = at([round()], { people: { anton: {} }, ideas: ['radio'] }).choose('think anton');
    expect(one.asked).toBeNull();
    expect(one.eventsOf('idea')).toEqual([{ type: 'idea', fitting: 'radio' }]);
    expect(at([round()], { ideas: [] }).legal).not.toContain('think arica');
  });
});

describe('DAY-5', () => {
  const outside = (die: number, position: Position = {}) =>
    at(
      [round()],
      { people: { anton: {}, marin: {}, vesna: {} }, ...position },
      { seed: seedWith('outside', 10, die) },
    ).choose('outside anton', 'rest marin', 'rest vesna');

  test('DAY-5 on a 1 a sniper deals 2 Wounds', () => {
    const scenario = outside(1, { decks: decksWith({ visitors: ['relief-volunteer'] }) });
    expect(scenario.levels('anton').wounds).toBe(2);
    expect(scenario.levels('marin').wounds).toBe(0);
    expect(scenario.eventsOf('sniper')).toEqual([{ type: 'sniper', person: 'anton' }]);
    expect(scenario.eventsOf('visitor')).toEqual([{ type: 'visitor', visitor: 'relief-volunteer' }]);
  });

  test.each([2, 10])('DAY-5 on a %i nobody shoots, and the top Visitor comes', (die) => {
    const scenario = outside(die, {
      decks: decksWith({ visitors: ['relief-volunteer', 'old-acquaintance'] }),
    });
    expect(scenario.levels('anton').wounds).toBe(0);
    expect(scenario.heard()).not.toContain('sniper');
    expect(scenario.table.decks.visitors).toEqual(['old-acquaintance']);
    expect(scenario.table.discards.visitors).toEqual(['relief-volunteer']);
    // The person who stepped outside is the actor.
    scenario.choose('decide help-carry-the-boxes');
    expect(scenario.eventsOf('state-rose').every(({ person }) => person === 'anton')).toBe(true);
    expect(scenario.levels('anton').fatigue).toBe(1);
  });

  const VISITORS = ['relief-volunteer', 'handcart-woman', 'old-acquaintance', 'burnt-out-neighbour'] as const;
  const GOING: Frame = { step: 'task', task: { person: 'anton', action: { kind: 'outside' } } };
  const alone = (decks: Table['decks'], position: Position = {}) =>
    at(
      [GOING],
      { people: { anton: {}, marin: {} }, decks, ...position },
      { seed: seedWith('outside', 10, 7) },
    );

  test('DAY-5 with two people or fewer the Leader may look for the first New Arrival of the deck', () => {
    const scenario = alone(decksWith({ visitors: VISITORS }));
    expect([scenario.clause, scenario.prompt]).toEqual(['DAY-5', 'prompt.at-the-door']);
    expect(scenario.legal).toEqual(['visitor', 'arrival']);
    scenario.choose('arrival');
    expect(scenario.eventsOf('visitor')).toEqual([{ type: 'visitor', visitor: 'old-acquaintance' }]);
    expect(scenario.table.discards.visitors).toEqual(['old-acquaintance']);
    expect([...scenario.table.decks.visitors].sort()).toEqual([
      'burnt-out-neighbour',
      'handcart-woman',
      'relief-volunteer',
    ]);
    scenario.choose('decide take-the-person-in');
    expect(scenario.table.people).toHaveLength(3);
    expect(scenario.table.people[2]?.levels.hunger).toBe(2);
  });

  test('DAY-5 a deck that was looked through is shuffled again, one that was not is left as it lies', () => {
    const drawsFor = (choice: string) => {
      const scenario = alone(decksWith({ visitors: VISITORS }));
      const before = scenario.table.chance.drawn.visitors ?? 0;
      return (scenario.choose(choice).table.chance.drawn.visitors ?? 0) - before;
    };
    expect(drawsFor('arrival')).toBeGreaterThan(0);
    expect(drawsFor('visitor')).toBe(0);
  });

  test('DAY-5 the Leader of two people may see the top Visitor instead', () => {
    const scenario = alone(decksWith({ visitors: VISITORS })).choose('visitor');
    expect(scenario.eventsOf('visitor')).toEqual([{ type: 'visitor', visitor: 'relief-volunteer' }]);
    expect(scenario.table.decks.visitors).toEqual(VISITORS.slice(1));
    // The person who stepped outside is the actor.
    scenario.choose('decide help-carry-the-boxes');
    expect(scenario.levels('anton').fatigue).toBe(1);
  });

  test('DAY-5 three people, or a deck without a New Arrival, leave nothing to choose', () => {
    const three = alone(decksWith({ visitors: VISITORS }), { people: { anton: {}, marin: {}, vesna: {} } });
    expect(three.eventsOf('visitor')).toEqual([{ type: 'visitor', visitor: 'relief-volunteer' }]);
    const { discards } = at([]).table;
    const met = { discards: { ...discards, visitors: ['old-acquaintance'] as const } };
    const none = alone(decksWith({ visitors: ['relief-volunteer'] }), met);
    expect(none.eventsOf('visitor')).toEqual([{ type: 'visitor', visitor: 'relief-volunteer' }]);
  });

  test('DAY-5 an empty deck is made of those met before, New Arrivals included', () => {
    const { discards } = at([]).table;
    const met = { discards: { ...discards, visitors: ['relief-volunteer', 'old-acquaintance'] as const } };
    const scenario = alone(decksWith({ visitors: [] }), met);
    expect(scenario.legal).toEqual(['visitor', 'arrival']);
    scenario.choose('arrival');
    expect(scenario.eventsOf('visitor')).toEqual([{ type: 'visitor', visitor: 'old-acquaintance' }]);
    expect(scenario.table.decks.visitors).toEqual(['relief-volunteer']);
    expect(alone(decksWith({ visitors: [] }), { discards }).heard()).toContain('no-visitor');
  });

  test('DAY-5 somebody comes to the door even where the sniper has killed the person outside', () => {
    const task: Frame = { step: 'task', task: { person: 'anton', action: { kind: 'outside' } } };
    const people = { anton: { levels: { wounds: 2 } }, arica: {}, marin: {}, vesna: {} } as const;
    const scenario = at([task], { people }, { seed: seedWith('outside', 10, 1) });
    expect(scenario.isGone('anton')).toBe(true);
    expect(scenario.heard()).toContain('visitor');
  });

  test('DAY-5 END-5 nobody comes to the door once the sniper has shot the last of the group', () => {
    const task: Frame = { step: 'task', task: { person: 'anton', action: { kind: 'outside' } } };
    const scenario = at(
      [task],
      { people: { anton: { levels: { wounds: 2 } } } },
      { seed: seedWith('outside', 10, 1) },
    );
    expect(scenario.heard().at(-1)).toBe('over');
    expect(scenario.table.over).toEqual({ how: 'perished', score: null });
  });
});

import { describe, expect, test } from 'vitest';
import { EVENT_IDS } from '../../src/data/cards/events.ts';
import { game } from '../../src/index.ts';
import { scoreOf } from '../../src/rules/end/score.ts';
import type { Gone } from '../../src/state/state.ts';
import { at, decksWith, type Position, type Scenario } from '../scenario.ts';

/** The Ceasefire is turned. */
function ceasefire(position: Position = {}, seats = 1): Scenario {
  return at(
    [{ step: 'morning' }],
    { decks: decksWith({ events: ['ceasefire'] }), day: 8, ...position },
    { seats },
  );
}

const DEAD: readonly Gone[] = [
  { id: 'marin', day: 3, cause: 'wounds' },
  { id: 'anton', day: 4, cause: 'left' },
];

describe('END-1', () => {
  test('END-1 the Ceasefire ends the game on the Morning it is turned', () => {
    const scenario = ceasefire();
    expect(scenario.moment.asks).toEqual([]);
    expect(scenario.table.phase).toBe('over');
    expect(scenario.heard()).not.toContain('round');
    expect(scenario.table.over?.how).toBe('extraordinary');
  });

  test('END-1 it is one of the three Endings, so the day is 8, 9 or 10', () => {
    const days = new Set<number>();
    for (let number = 0; number < 30; number++) {
      const { decks } = at([], {}, { seed: `ending ${number}` }).table;
      // The first Morning has been played already.
      const events = decks.events.filter((card) => !card.startsWith('chapter-'));
      days.add(2 + events.indexOf('ceasefire'));
      expect(events.filter((card) => EVENT_IDS.some((id) => id === card))).toHaveLength(6);
    }
    expect([...days].sort((one, other) => one - other)).toEqual([8, 9, 10]);
  });

  test.each(['last-offensive', 'longest-night'] as const)(
    'END-1 %s is an Ending that ends nothing',
    (ending) => {
      const scenario = at([{ step: 'morning' }], { decks: decksWith({ events: [ending] }) });
      expect(scenario.table.over).toBeNull();
      expect(scenario.asked).toBe(0);
    },
  );
});

describe('END-2', () => {
  test.each([
    [['arica'], 'bare'],
    [['arica', 'anton'], 'full'],
    [['arica', 'marin', 'anton'], 'extraordinary'],
  ] as const)('END-2 with %j of the starters alive it is a %s success', (alive, how) => {
    const people = { ...Object.fromEntries(alive.map((id) => [id, {}])), vesna: {} };
    const scenario = ceasefire({ people, starters: ['arica', 'marin', 'anton'] }, 2);
    expect(scenario.table.over?.how).toBe(how);
    expect(scenario.eventsOf('over')).toMatchObject([{ type: 'over', how }]);
    expect(game.outcome(scenario.table)).toEqual({ how, winners: [0, 1] });
  });

  test('END-2 with no starter left nobody wins', () => {
    const scenario = ceasefire({ people: { vesna: {} }, starters: ['arica', 'marin', 'anton'] });
    expect(scenario.table.over).toEqual({ how: 'starterless', score: null });
    expect(game.outcome(scenario.table)).toEqual({ how: 'starterless', winners: [] });
  });

  const orphaned = () =>
    at([{ step: 'morning' }], {
      people: { vesna: {} },
      starters: ['arica', 'marin', 'anton'],
      decks: decksWith({ events: ['a-thaw'] }),
    });

  test('END-2 with no starter left the group may play on for the story', () => {
    const scenario = orphaned();
    expect([scenario.clause, scenario.prompt]).toEqual(['END-2', 'prompt.no-starter']);
    expect(scenario.legal).toEqual(['go-on', 'concede']);
    expect(scenario.choose('go-on').clause).toBe('DAY-1');
  });

  test('END-2 with no starter left the group may concede', () => {
    const scenario = orphaned().choose('concede');
    expect(scenario.table.over).toEqual({ how: 'conceded', score: null });
    expect(scenario.moment.asks).toEqual([]);
  });

  test('END-2 nobody is asked while a starter lives', () => {
    expect(
      at([{ step: 'no-starter' }], { people: { vesna: {}, anton: {} }, starters: ['anton'] }).asked,
    ).toBeNull();
  });
});

describe('END-3', () => {
  test('END-3 at the Ceasefire food is eaten, and Meds and Bandages each take one off', () => {
    const scenario = ceasefire({
      people: { anton: { levels: { hunger: 3, illness: 2, wounds: 1 } }, marin: {} },
      storage: { 'canned-food': 1, 'raw-food': 1, meds: 1, bandage: 1, vegetable: 1, 'herbal-meds': 1 },
    });
    expect([scenario.clause, scenario.prompt]).toEqual(['END-3', 'prompt.last-supper']);
    expect(scenario.legal).toEqual([
      'eat anton canned-food',
      'eat anton raw-food',
      'treat anton meds',
      'treat anton bandage',
      'done',
    ]);
    expect(scenario.refusal('treat anton herbal-meds').clause).toBe('END-3');
    scenario.choose('eat anton canned-food', 'treat anton meds', 'treat anton bandage');
    expect(scenario.levels('anton')).toMatchObject({ hunger: 1, illness: 1, wounds: 0 });
    scenario.choose('eat anton raw-food');
    expect(scenario.table.storage).toEqual({ vegetable: 1, 'herbal-meds': 1 });
    expect(scenario.table.over).not.toBeNull();
  });

  test('END-3 remedies already put on somebody can be used as well', () => {
    const scenario = ceasefire({ people: { anton: { levels: { illness: 1 }, remedies: ['meds'] } } });
    expect(scenario.legal).toEqual(['treat anton meds', 'done']);
    scenario.choose('treat anton meds');
    expect(scenario.levels('anton').illness).toBe(0);
    expect(scenario.box('meds')).toBe(3);
  });

  test('END-3 whoever is done keeps the rest', () => {
    const scenario = ceasefire({ people: { anton: { levels: { hunger: 2 } } }, storage: { 'raw-food': 1 } });
    scenario.choose('done');
    expect(scenario.table.over?.score).toBe(8);
    expect(scenario.storage('raw-food')).toBe(1);
  });

  test('END-3 each survivor with no state above 2 but Fatigue has an epilogue by Misery', () => {
    const scenario = ceasefire({
      people: {
        arica: { levels: { misery: 2, fatigue: 4 } },
        marin: { levels: { hunger: 3 } },
        anton: { levels: { misery: 0, wounds: 2 } },
        vesna: { levels: { misery: 3 } },
      },
    });
    expect(scenario.eventsOf('epilogue')).toMatchObject([
      { type: 'epilogue', person: 'arica', misery: 2 },
      { type: 'epilogue', person: 'anton', misery: 0 },
    ]);
  });
});

describe('END-4', () => {
  const score = (position: Position) => ceasefire(position).table.over?.score;

  test('END-4 each survivor is worth 10, less all levels but Fatigue', () => {
    expect(score({ people: { anton: {}, marin: {} } })).toBe(20);
    const levels = { wounds: 1, illness: 1, misery: 2, hunger: 2, fatigue: 3 };
    expect(score({ people: { anton: { levels } } })).toBe(4);
  });

  test('END-4 each level 3 but of Fatigue costs 10 more', () => {
    expect(score({ people: { anton: { levels: { hunger: 3, misery: 3 } } } })).toBe(10 - 6 - 20);
    expect(score({ people: { anton: { levels: { fatigue: 3 } } } })).toBe(10);
  });

  test('END-4 each person dead or gone costs 20', () => {
    expect(score({ people: { arica: {}, vesna: {} }, gone: DEAD })).toBe(20 - 40);
    expect(scoreOf({ people: [], gone: DEAD })).toBe(-40);
  });
});

test('END-5 everyone gone is a loss', () => {
  const scenario = at([{ step: 'eat', left: ['anton'] }, { step: 'end-dusk' }], {
    people: { anton: { levels: { hunger: 3 } } },
    storage: { vegetable: 1 },
  }).choose('fast anton');
  expect(scenario.table.over).toEqual({ how: 'perished', score: null });
  expect(scenario.heard()).toEqual(['went-hungry', 'state-rose', 'gone', 'over']);
  expect(scenario.table.agenda).toEqual([]);
  expect(game.outcome(scenario.table)).toEqual({ how: 'perished', winners: [] });
});

test('END-5 while anybody is left the game goes on', () => {
  const scenario = at([{ step: 'eat', left: ['anton', 'marin'] }], {
    people: { anton: { levels: { hunger: 3 } }, marin: {} },
    storage: { vegetable: 1 },
  }).choose('fast anton');
  expect(scenario.table.over).toBeNull();
  expect(game.outcome(scenario.table)).toBeNull();
  expect(scenario.legal).toEqual(['eat marin vegetable', 'fast marin']);
});

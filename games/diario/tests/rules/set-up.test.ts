import { isRefusal, namedSeed, Run } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { isChapter } from '../../src/data/cards/chapters.ts';
import { ENDING_IDS, EVENT_IDS, isEnding } from '../../src/data/cards/events.ts';
import { LOCATION_IDS, PLACES } from '../../src/data/cards/locations.ts';
import { OBJECTIVES } from '../../src/data/cards/objectives.ts';
import { RAID_IDS, RAIDS } from '../../src/data/cards/raids.ts';
import { RESIDENT_IDS, RESIDENTS } from '../../src/data/cards/residents.ts';
import { SHELTER, SHELTER_IDS } from '../../src/data/cards/shelter.ts';
import { FITTING_IDS, FITTINGS } from '../../src/data/fittings.ts';
import { GOOD_IDS, GOODS } from '../../src/data/goods.ts';
import { HOUSE, SPACE_IDS } from '../../src/data/house.ts';
import { PEOPLE, PERSON_IDS } from '../../src/data/people.ts';
import { game } from '../../src/index.ts';
import type { Diario } from '../../src/kinds/kinds.ts';
import { setUp } from '../../src/rules/set-up/set-up.ts';
import type { Options, Table } from '../../src/state/state.ts';
import { at, decksWith } from '../scenario.ts';

/** The table as it is dealt, before the first Morning. */
function deal(seed = 'set-up', seats = 1, difficulty: Options['difficulty'] = 'normal'): Table {
  const run = new Run<Diario>(game.open(seats, { difficulty }, { seed: namedSeed(seed), drawn: {} }));
  run.state.agenda.pop();
  setUp.run(run, { step: 'set-up' });
  return run.state;
}

const SEEDS = Array.from({ length: 30 }, (_, number) => `deal ${number}`);

describe('SET-1', () => {
  test('SET-1 one to six players sit down', () => {
    expect(game.seats).toEqual({ min: 1, max: 6 });
  });

  test('SET-1 any player may turn out to be the Leader, and all hear who', () => {
    const leaders = new Set(SEEDS.map((seed) => deal(seed, 4).leader));
    expect([...leaders].sort()).toEqual([0, 1, 2, 3]);
    const { delivered, table } = at([{ step: 'set-up' }], {}, { seats: 4 });
    expect(delivered.map(({ event }) => event)).toContainEqual({ type: 'leader', seat: table.leader });
  });

  test('SET-1 nobody owns a person: every seat sees the same people', () => {
    const scenario = at([{ step: 'dusk' }], {}, { seats: 3 });
    expect(scenario.view(1).people).toEqual(scenario.view(2).people);
    expect(scenario.view(null).people).toEqual(scenario.table.people);
  });
});

test('SET-2 19 Shelter cards lie on spaces of their name, their backs unseen', () => {
  for (const seed of SEEDS) {
    const { house } = deal(seed);
    const lying = SPACE_IDS.flatMap((space) => {
      const on = house[space];
      if (on?.kind !== 'card') return [];
      expect(SHELTER[on.card].kind).toBe(HOUSE[space].printed);
      expect(on.remnants).toBe(false);
      return [on.card];
    });
    expect(lying.sort()).toEqual([...SHELTER_IDS].sort());
  }
  const view = game.view(deal(), 0);
  expect(view.house.t1).toEqual({ kind: 'furniture', remnants: false });
  expect(JSON.stringify(view.house)).not.toContain('furniture-');
});

test('SET-2 which card lies where is a matter of chance', () => {
  const cards = SEEDS.map((seed) => JSON.stringify(deal(seed).house.t1));
  expect(new Set(cards).size).toBe(5);
});

describe('SET-3', () => {
  test('SET-3 the first red and the first two black borders of the shuffled people start', () => {
    for (const seed of SEEDS) {
      const { starters, people, decks } = deal(seed);
      expect(people.map(({ id }) => id)).toEqual(starters);
      expect(starters.map((id) => PEOPLE[id].border).sort()).toEqual(['black', 'black', 'red']);
      expect([...starters, ...decks.people].sort()).toEqual([...PERSON_IDS].sort());
    }
    expect(new Set(SEEDS.flatMap((seed) => deal(seed).starters)).size).toBeGreaterThan(9);
  });

  test('SET-3 each starts at Hunger 2 and well otherwise, with nothing in hand', () => {
    for (const { levels, duty, weapon, remedies } of deal().people) {
      expect(levels).toEqual({ wounds: 0, illness: 0, misery: 0, hunger: 2, fatigue: 0 });
      expect({ duty, weapon, remedies }).toEqual({ duty: null, weapon: null, remedies: [] });
    }
  });

  test('SET-3 a fifth person is never taken in', () => {
    const effects = [{ kind: 'arrival' }] as const;
    const scene = { where: 'home', actor: null, story: null } as const;
    const full = at([{ step: 'effects', effects, scene }], {
      people: { arica: {}, marin: {}, anton: {}, vesna: {} },
    });
    expect(full.heard()).toEqual(['group-full']);
    expect(full.table.people).toHaveLength(4);
  });
});

test('SET-4 Chapters, Events and Endings lie in their order', () => {
  for (const seed of SEEDS) {
    const { events, 'unused-events': unused } = deal(seed).decks;
    expect(events.map((card) => (isChapter(card) ? card : isEnding(card) ? 'ending' : 'event'))).toEqual([
      'chapter-1',
      ...Array(3).fill('event'),
      'chapter-2',
      ...Array(4).fill('event'),
      'chapter-3',
      ...Array(3).fill('ending'),
    ]);
    expect(events.filter(isEnding).sort()).toEqual([...ENDING_IDS].sort());
    const used = events.filter((card) => !isChapter(card) && !isEnding(card));
    expect([...used, ...unused].sort()).toEqual([...EVENT_IDS].sort());
  }
});

test('SET-5 green corners can be built, the others are Ideas', () => {
  const { fittings, ideas } = deal();
  expect(fittings.every((id) => FITTINGS[id].green)).toBe(true);
  expect(ideas.some((id) => FITTINGS[id].green)).toBe(false);
  expect([...fittings, ...ideas].sort()).toEqual([...FITTING_IDS].sort());
  expect(
    at([{ step: 'assign', left: ['anton'] }], { storage: { components: 9, wood: 9 } }).legal,
  ).not.toContain('build anton bed-three g5');
});

test('SET-6 red corners are set aside', () => {
  const { decks } = deal();
  expect(decks.raids.some((id) => RAIDS[id].red)).toBe(false);
  expect(decks.residents.some((id) => RESIDENTS[id].red)).toBe(false);
  expect([...decks.raids, ...decks['red-raids']].sort()).toEqual([...RAID_IDS].sort());
  expect([...decks.residents, ...decks['red-residents']].sort()).toEqual([...RESIDENT_IDS].sort());
});

test('SET-7 three Locations lie on Far, Middle and Near, the others in their deck', () => {
  for (const seed of SEEDS) {
    const { locations, decks } = deal(seed);
    const laid = PLACES.map((place) => locations[place]);
    expect([...laid, ...decks.locations].sort()).toEqual([...LOCATION_IDS].sort());
  }
  expect(new Set(SEEDS.map((seed) => deal(seed).locations.far)).size).toBeGreaterThan(9);
});

test('SET-8 Storage holds its first goods', () => {
  expect(deal().storage).toEqual({ lockpick: 1, shovel: 1, components: 4, wood: 4, water: 2, 'raw-food': 3 });
});

test('SET-9 an Objective of Chapter I, one of Chapter II, and the Final one lie face down', () => {
  for (const seed of SEEDS) {
    const { objectives, objective } = deal(seed);
    expect(objectives.map((id) => OBJECTIVES[id].chapter)).toEqual([1, 2, 'final']);
    expect(objective).toBeNull();
  }
  expect(new Set(SEEDS.map((seed) => deal(seed).objectives[0])).size).toBe(4);
  expect(JSON.stringify(game.view(deal(), 0))).not.toContain('to-be-alive');
});

describe('SET-10', () => {
  const scene = { where: 'home', actor: null, story: null } as const;

  test('SET-10 what is not in Storage at first is in the box', () => {
    const { box, storage } = deal();
    for (const good of GOOD_IDS) expect((box[good] ?? 0) + (storage[good] ?? 0)).toBe(GOODS[good].count);
  });

  test('SET-10 only what the box holds can be gained', () => {
    const effects = [{ kind: 'gain', goods: { 'canned-food': 3, sawblade: 1 } }] as const;
    const scenario = at([{ step: 'effects', effects, scene }], {
      storage: { 'canned-food': 1, sawblade: 1 },
    });
    expect(scenario.eventsOf('gained')).toEqual([{ type: 'gained', goods: ['canned-food:2'] }]);
    expect(scenario.table.storage).toEqual({ 'canned-food': 3, sawblade: 1 });
    expect(scenario.box('canned-food')).toBe(0);
  });

  test('SET-10 where the box has nothing of it, that is said', () => {
    const effects = [{ kind: 'gain', goods: { sawblade: 1 } }] as const;
    expect(at([{ step: 'effects', effects, scene }], { storage: { sawblade: 1 } }).heard()).toEqual([
      'box-empty',
    ]);
  });

  test('SET-10 what is discarded goes back to the box', () => {
    const scenario = at([{ step: 'eat', left: ['anton'] }], { storage: { 'canned-food': 3 } });
    expect(scenario.box('canned-food')).toBe(0);
    expect(scenario.choose('eat anton canned-food').box('canned-food')).toBe(1);
  });

  test('SET-10 a deck that has run out is made of its discards again', () => {
    const effects = [{ kind: 'read', card: 'leaflets' }] as const;
    const { discards } = at([]).table;
    const scenario = at([{ step: 'effects', effects, scene }], {
      decks: decksWith({ colours: [] }),
      discards: { ...discards, colours: ['blue'] },
    });
    expect(scenario.eventsOf('story-read')).toEqual([{ type: 'story-read', story: 'leaflets-blue' }]);
  });
});

test('END-5 hard mode adds one Event to each of the first two Chapters, hardcore two', () => {
  const counts = (difficulty: Options['difficulty']) => {
    const { events } = deal('hard', 1, difficulty).decks;
    const [one, two, three] = (['chapter-1', 'chapter-2', 'chapter-3'] as const).map((id) =>
      events.indexOf(id),
    ) as [number, number, number];
    return [two - one - 1, three - two - 1, events.length - three - 1];
  };
  expect(counts('normal')).toEqual([3, 4, 3]);
  expect(counts('hard')).toEqual([4, 5, 3]);
  expect(counts('hardcore')).toEqual([5, 6, 3]);
});

test('END-5 the difficulty is normal unless said, and nothing else can be said', () => {
  expect(game.options({})).toEqual({ difficulty: 'normal' });
  expect(game.options({ difficulty: 'hardcore' })).toEqual({ difficulty: 'hardcore' });
  const easy = game.options({ difficulty: 'easy' });
  expect(isRefusal(easy) && easy).toMatchObject({ clause: 'END-5', reason: { key: 'refusal.difficulty' } });
  const other = game.options({ colour: 'red' });
  expect(isRefusal(other) && other.reason).toMatchObject({ key: 'refusal.unknown-option' });
});

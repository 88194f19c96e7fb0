import { describe, expect, test } from 'vitest';
import { FATE, FATE_IDS, type FateId } from '../../src/data/cards/fate.ts';
import { OBJECTIVES } from '../../src/data/cards/objectives.ts';
import type { Remedy } from '../../src/data/goods.ts';
import type { Frame } from '../../src/state/frames.ts';
import { at, built, decksWith, type Position, type Scenario, seedWith } from '../scenario.ts';

/** Fate is turned, with this card on top. */
function fate(card: FateId, position: Position = {}, seed = 'dawn'): Scenario {
  return at([{ step: 'before-fate' }], { decks: decksWith({ fate: [card] }), ...position }, { seed });
}

const OUT = {
  place: 'near',
  location: 'brickworks',
  noise: 3,
  area: { cards: [], residents: [] },
  waiting: [],
  hushed: [],
  specials: [],
  left: false,
} as const;

describe('DAWN-1', () => {
  test('DAWN-1 scavengers and findings come home', () => {
    const scenario = at([{ step: 'dawn' }], {
      people: { anton: { duty: 'scavenge' }, marin: { duty: 'guard' } },
      scavenging: OUT,
      storage: { wood: 1, bandage: 1 },
      pile: { wood: 2, meds: 1 },
      decks: decksWith({ fate: ['slow-mending'] }),
    });
    expect(scenario.heard().slice(0, 2)).toEqual(['phase', 'came-home']);
    expect(scenario.table.storage).toEqual({ wood: 3, bandage: 1, meds: 1 });
    expect(scenario.table.pile).toEqual({});
    expect(scenario.table.scavenging).toBeNull();
    expect(scenario.table.people.every(({ duty }) => duty === null)).toBe(true);
  });

  test('DAWN-1 only the living come home, by name', () => {
    const night = (people: Parameters<typeof at>[1]) =>
      at([{ step: 'dawn' }], { scavenging: OUT, decks: decksWith({ fate: ['slow-mending'] }), ...people });
    const both = night({ people: { anton: { duty: 'scavenge' }, marin: { duty: 'guard' } } });
    expect(both.eventsOf('came-home')).toEqual([{ type: 'came-home', people: ['anton'] }]);
    expect(night({ people: { marin: { duty: 'guard' } } }).heard()).not.toContain('came-home');
  });

  test('DAWN-1 after a night with nobody out nobody comes home', () => {
    expect(at([{ step: 'dawn' }]).heard()).not.toContain('came-home');
  });
});

describe('DAWN-2', () => {
  const WARD: Position = {
    people: { anton: { levels: { illness: 2 } }, marin: { levels: { wounds: 1, illness: 1 } }, vesna: {} },
    storage: { meds: 1, bandage: 1, 'herbal-meds': 1, chems: 1 },
  };

  test('DAWN-2 remedies are put on whoever needs them', () => {
    const scenario = at([{ step: 'treat' }], WARD);
    expect(scenario.clause).toBe('DAWN-2');
    expect(scenario.legal).toEqual([
      'treat anton meds',
      'treat marin meds',
      'treat anton herbal-meds',
      'treat marin herbal-meds',
      'treat marin bandage',
      'done',
    ]);
    scenario.choose('treat marin bandage', 'treat anton meds', 'treat marin herbal-meds');
    expect(scenario.asked).toBeNull();
    expect(scenario.person('marin').remedies).toEqual(['bandage', 'herbal-meds']);
    expect(scenario.table.storage).toEqual({ chems: 1 });
    // On a person they are not in the box.
    expect(scenario.box('bandage')).toBe(2);
    expect(at([{ step: 'treat' }], WARD).refusal('treat vesna meds').clause).toBe('DAWN-2');
  });

  test('DAWN-2 nobody has to be treated, and nobody twice with the same', () => {
    const scenario = at([{ step: 'treat' }], { ...WARD, storage: { meds: 2 } });
    expect(scenario.choose('treat anton meds').legal).toEqual(['treat marin meds', 'done']);
    scenario.choose('done');
    expect(scenario.storage('meds')).toBe(1);
  });

  test('DAWN-2 remedies stay until Fate discards them', () => {
    const people = { anton: { levels: { illness: 3 }, remedies: ['meds'] } } as const;
    const keeps = FATE_IDS.find((id) => !FATE[id].discards) ?? 'bad-dreams';
    const stay = fate(keeps, { people }, seedWith('spirit', 10, 10));
    expect(stay.person('anton').remedies).toEqual(['meds']);
    const go = fate('slow-mending', { people });
    expect(go.person('anton').remedies).toEqual([]);
    expect(go.box('meds')).toBe(3);
    expect(go.heard()).toContain('remedies-discarded');
  });
});

describe('DAWN-3', () => {
  test.each(FATE_IDS)('DAWN-3 %s moves Illness and Wounds by treatment', (card) => {
    const { illness, wounds } = FATE[card];
    const after = (remedies: readonly Remedy[]) => {
      // A sleeper does not roll for Spirit.
      const people = { anton: { levels: { illness: 2, wounds: 2, fatigue: 4 }, remedies } };
      const { illness: ill, wounds: hurt } = fate(card, { people }).levels('anton');
      return [ill - 2, hurt - 2];
    };
    expect(after([])).toEqual([illness.untreated, wounds.untreated]);
    expect(after(['meds'])).toEqual([illness.treated, wounds.untreated]);
    expect(after(['herbal-meds'])).toEqual([illness.herbal, wounds.untreated]);
    expect(after(['meds', 'herbal-meds'])).toEqual([illness.treated, wounds.untreated]);
    expect(after(['bandage'])).toEqual([illness.untreated, wounds.treated]);
  });

  test('DAWN-3 whoever is well stays so, whatever Fate does', () => {
    expect(fate('bitter-wind', { people: { anton: {} } }).levels('anton')).toMatchObject({
      illness: 0,
      wounds: 0,
    });
  });

  test('DAWN-3 STAT-4 Fate may be the end of somebody', () => {
    const people = { anton: { levels: { illness: 3 } }, marin: {} };
    expect(fate('bitter-wind', { people }).eventsOf('gone')).toMatchObject([
      { type: 'gone', person: 'anton', cause: 'illness' },
    ]);
  });

  test.each(
    FATE_IDS.flatMap((card) => {
      const { coldThreshold } = FATE[card];
      return coldThreshold === null ? [] : [[card, coldThreshold] as const];
    }),
  )('DAWN-3 %s checks Cold against its threshold %i', (card, threshold) => {
    const people = { anton: { levels: { fatigue: 4 } }, marin: { levels: { fatigue: 4 } } };
    const held = fate(card, { cold: threshold - 1, people });
    expect(held.levels('anton').illness).toBe(0);
    expect(held.eventsOf('cold-held')).toEqual([{ type: 'cold-held', threshold }]);
    const bit = fate(card, { cold: threshold, people });
    expect([bit.levels('anton').illness, bit.levels('marin').illness]).toEqual([1, 1]);
    expect(bit.table.cold).toBe(threshold);
  });

  test('DAWN-3 Cold is not checked where the card has no threshold', () => {
    expect(fate('slow-mending', { cold: 20 }).levels('anton').illness).toBe(0);
  });

  test('DAWN-3 the card is laid aside, and an empty deck is shuffled anew', () => {
    const scenario = fate('slow-mending');
    expect(scenario.table.discards.fate).toContain('slow-mending');
    const { discards } = at([]).table;
    const again = at([{ step: 'before-fate' }], {
      decks: decksWith({ fate: [] }),
      discards: { ...discards, fate: ['slow-mending'] },
    });
    expect(again.eventsOf('fate-turned')).toEqual([{ type: 'fate-turned', fate: 'slow-mending' }]);
  });

  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [7, 2],
    [8, 3],
    [10, 3],
  ])('DAWN-3 a Spirit roll of %i is line %i', (die, line) => {
    const scenario = fate('quiet-morning', { people: { vesna: {} } }, seedWith('spirit', 10, die));
    expect(scenario.eventsOf('spirit')).toMatchObject([{ person: 'vesna', row: line, die }]);
  });

  test('DAWN-3 everyone awake rolls for Spirit, where the card says so', () => {
    const people = { anton: {}, vesna: { levels: { fatigue: 4 } }, oskar: {} };
    const rolled = fate('quiet-morning', { people }, seedWith('spirit', 10, 10, 10));
    expect(rolled.eventsOf('spirit').map(({ person }) => person)).toEqual(['anton', 'oskar']);
    expect(fate('slow-mending', { people }).heard()).not.toContain('spirit');
  });

  const spirit = (id: 'arica' | 'marin' | 'anton', die: number, position: Position) =>
    at([{ step: 'spirit', left: [id] }], position, { seed: seedWith('spirit', 10, die) });

  test("DAWN-3 a habit is fed from Storage or felt: Arica's cigarette", () => {
    const fed = spirit('arica', 1, { storage: { cigarette: 2 } });
    expect([fed.clause, fed.prompt]).toEqual(['DAWN-3', 'prompt.habit']);
    expect(fed.legal).toEqual(['indulge', 'refuse']);
    expect(fed.choose('indulge').storage('cigarette')).toBe(1);
    expect(fed.levels('arica').misery).toBe(0);
    const felt = spirit('arica', 1, { storage: { cigarette: 2 } }).choose('refuse');
    expect(felt.levels('arica').misery).toBe(2);
    expect(felt.storage('cigarette')).toBe(2);
    const none = spirit('arica', 4, {});
    expect(none.eventsOf('went-without')).toEqual([
      { type: 'went-without', person: 'arica', good: 'cigarette' },
    ]);
    expect(none.levels('arica').misery).toBe(2);
  });

  test('DAWN-3 Arica plays the Guitar for one person, if there is one', () => {
    const people = { arica: { levels: { misery: 1 } }, marin: { levels: { misery: 2 } } };
    const played = spirit('arica', 5, { people, storage: { guitar: 1 } });
    expect(played.legal).toEqual(['name arica', 'name marin']);
    expect(played.choose('name marin').levels('marin').misery).toBe(1);
    expect(spirit('arica', 5, { people }).asked).toBeNull();
    expect(spirit('arica', 8, { people, storage: { guitar: 1 } }).asked).toBeNull();
  });

  test('DAWN-3 Marin wants Coffee, and falls ill where he is miserable', () => {
    expect(spirit('marin', 1, {}).levels('marin').misery).toBe(1);
    const miserable = { people: { marin: { levels: { misery: 2 } } } };
    expect(spirit('marin', 6, miserable).levels('marin').illness).toBe(1);
    expect(spirit('marin', 6, {}).levels('marin').illness).toBe(0);
  });

  test('DAWN-3 Anton reads, starves and suffers', () => {
    const book = { storage: { book: 1 } };
    const miserable = { people: { anton: { levels: { misery: 2 } } } };
    expect(spirit('anton', 1, { ...book, ...miserable }).levels('anton')).toMatchObject({
      misery: 1,
      fatigue: 1,
    });
    expect(
      spirit('anton', 1, { ...book, people: { anton: { levels: { misery: 1 } } } }).levels('anton'),
    ).toMatchObject({
      misery: 1,
      fatigue: 1,
    });
    expect(spirit('anton', 1, miserable).levels('anton')).toMatchObject({ misery: 2, fatigue: 0 });
    expect(spirit('anton', 5, { people: { anton: { levels: { hunger: 2 } } } }).levels('anton').illness).toBe(
      1,
    );
    expect(spirit('anton', 5, { people: { anton: { levels: { hunger: 1 } } } }).levels('anton').illness).toBe(
      0,
    );
    expect(spirit('anton', 8, { people: { anton: { levels: { wounds: 1 } } } }).levels('anton').wounds).toBe(
      2,
    );
    expect(spirit('anton', 8, {}).levels('anton').wounds).toBe(0);
  });

  test('DAWN-3 a nurse looks after one other person, who counts as treated', () => {
    const people = {
      vesna: { levels: { wounds: 2 } },
      anton: { levels: { illness: 2 } },
      marin: { levels: { wounds: 2 } },
    };
    const scenario = fate('bitter-wind', { people });
    expect([scenario.clause, scenario.prompt]).toEqual(['DAWN-3', 'prompt.nursing']);
    expect(scenario.legal).toEqual(['name anton', 'name marin']);
    scenario.choose('name anton');
    const { illness, wounds } = FATE['bitter-wind'];
    expect(scenario.levels('anton').illness).toBe(2 + illness.treated);
    expect(scenario.levels('marin').wounds).toBe(2 + wounds.untreated);
    expect(scenario.levels('vesna').wounds).toBe(2 + wounds.untreated);
  });

  test('DAWN-3 a nurse with one patient is not asked, and asleep helps nobody', () => {
    const sick = { anton: { levels: { illness: 2 } } };
    const { treated, untreated } = FATE['bitter-wind'].illness;
    expect(fate('bitter-wind', { people: { vesna: {}, ...sick } }).levels('anton').illness).toBe(2 + treated);
    const asleep = { vesna: { levels: { fatigue: 4 } }, ...sick };
    expect(fate('bitter-wind', { people: asleep }).levels('anton').illness).toBe(2 + untreated);
  });
});

describe('DAWN-4', () => {
  const locations = { far: 'cold-store', middle: 'brickworks', near: 'barracks' } as const;
  const exchange = (place: 'far' | 'middle' | 'near') =>
    at(
      [
        {
          step: 'effects',
          effects: [{ kind: 'exchange', place }],
          scene: { where: 'home', actor: null, story: null },
        },
      ],
      { locations, decks: decksWith({ locations: ['allotments', 'old-brewery'] }) },
    );

  test.each([
    ['near', { far: 'allotments', middle: 'cold-store', near: 'brickworks' }],
    ['middle', { far: 'allotments', middle: 'cold-store', near: 'barracks' }],
    ['far', { far: 'allotments', middle: 'brickworks', near: 'barracks' }],
  ] as const)(
    'DAWN-4 the Location at %s goes, the others slide toward Near, a new one enters at Far',
    (place, after) => {
      const scenario = exchange(place);
      expect(scenario.table.locations).toEqual(after);
      expect(scenario.table.discards.locations).toContain(locations[place]);
      expect(scenario.table.decks.locations).toEqual(['old-brewery']);
      expect(scenario.eventsOf('location-exchanged')).toEqual([
        { type: 'location-exchanged', place, location: 'allotments' },
      ]);
    },
  );

  test('DAWN-4 DAWN-3 Fate may exchange a Location', () => {
    const decks = decksWith({ fate: ['clear-frost'], locations: ['allotments'] });
    const people = { vesna: { levels: { fatigue: 4 } } };
    expect(fate('clear-frost', { decks, locations, people }).table.locations).toEqual({
      ...locations,
      far: 'allotments',
    });
  });
});

describe('DAWN-5', () => {
  const narrative = ['sort-the-storage', 'patch-the-roof', 'early-night'] as const;
  const dawn = () => at([{ step: 'narrative' }], { decks: decksWith({ narrative }) });

  test('DAWN-5 two Narrative Actions are drawn, and the one that is chosen happens at once', () => {
    const scenario = dawn();
    expect(scenario.events()).toEqual([
      { type: 'narratives-drawn', narratives: ['sort-the-storage', 'patch-the-roof'] },
    ]);
    expect([scenario.clause, scenario.prompt]).toEqual(['DAWN-5', 'prompt.narrative']);
    expect(scenario.legal).toEqual(['narrate sort-the-storage', 'narrate patch-the-roof']);
    expect(scenario.table.decks.narrative).toEqual(['early-night']);
    expect(scenario.refusal('narrate early-night').clause).toBe('DAWN-5');
    scenario.choose('narrate patch-the-roof');
    expect(scenario.eventsOf('narrative-kept')).toEqual([
      { type: 'narrative-kept', narrative: 'patch-the-roof' },
    ]);
    // Without goods for anything else the buckets are set out.
    expect(scenario.eventsOf('decided')).toEqual([{ type: 'decided', option: 'set-out-buckets' }]);
    expect(scenario.storage('water')).toBe(1);
  });

  test('DAWN-5 the chosen card is laid aside, the other is shuffled back', () => {
    const scenario = dawn().choose('narrate sort-the-storage');
    expect(scenario.table.decks.narrative.toSorted()).toEqual(['early-night', 'patch-the-roof']);
    expect(scenario.table.discards.narrative).toEqual(['sort-the-storage']);
    scenario.choose('decide keep-the-scrap');
    expect(scenario.table.decks.narrative.toSorted()).toEqual(['early-night', 'patch-the-roof']);
  });

  test('DAWN-5 those laid aside are shuffled in again once fewer than two are left', () => {
    const { discards } = at([]).table;
    const aside = { ...discards, narrative: ['mend-clothes', 'a-birthday'] as const };
    const lay = (left: readonly (typeof narrative)[number][], seed = 'dawn') =>
      at([{ step: 'narrative' }], { decks: decksWith({ narrative: left }), discards: aside }, { seed });
    const two = lay(['sort-the-storage', 'early-night']);
    expect(two.legal).toEqual(['narrate sort-the-storage', 'narrate early-night']);
    expect(two.table.discards.narrative).toEqual(['mend-clothes', 'a-birthday']);
    const one = lay(['sort-the-storage']);
    expect(one.table.discards.narrative).toEqual([]);
    const drawn = one.legal.map((line) => line.replace('narrate ', ''));
    expect([...drawn, ...one.table.decks.narrative].toSorted()).toEqual([
      'a-birthday',
      'mend-clothes',
      'sort-the-storage',
    ]);
    // The one that was left is shuffled with them, and not drawn first.
    const firsts = ['a', 'b', 'c', 'd', 'e'].map((seed) => lay(['sort-the-storage'], seed).legal[0]);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
});

describe('DAWN-6', () => {
  const people = {
    anton: { levels: { misery: 2 } },
    marin: { levels: { misery: 1, fatigue: 1 } },
    vesna: {},
  };

  test.each([
    ['moonshine', 2],
    ['pure-alcohol', 1],
  ] as const)('DAWN-6 %s makes one person %i more tired and one less miserable', (alcohol, fatigue) => {
    const scenario = at([{ step: 'toast' }], { people, storage: { [alcohol]: 1 } });
    expect(scenario.clause).toBe('DAWN-6');
    scenario.choose(`toast anton ${alcohol}`);
    expect(scenario.levels('anton')).toMatchObject({ misery: 1, fatigue });
    expect(scenario.levels('marin')).toMatchObject({ misery: 1, fatigue: 1 });
    expect(scenario.storage(alcohol)).toBe(0);
    expect(scenario.asked).toBeNull();
  });

  test('DAWN-6 nobody has to drink', () => {
    const scenario = at([{ step: 'toast' }], { people, storage: { moonshine: 1 } });
    expect(scenario.legal).toEqual(['toast anton moonshine', 'toast marin moonshine', 'done']);
    expect(scenario.refusal('toast anton pure-alcohol').clause).toBe('DAWN-6');
    expect(scenario.choose('done').storage('moonshine')).toBe(1);
  });

  test('DAWN-6 there is time for it before Fate and after', () => {
    const scenario = at([{ step: 'dawn' }], {
      people,
      storage: { moonshine: 1 },
      decks: decksWith({ fate: ['slow-mending'] }),
    });
    expect(scenario.clause).toBe('DAWN-6');
    expect(scenario.choose('done').heard()).toContain('fate-turned');
    expect(scenario.clause).toBe('DAWN-6');
    expect(scenario.choose('done').clause).toBe('DAWN-5');
  });
});

describe('DAWN-7', () => {
  const mourning: Frame = { step: 'mourning' };
  const lost: Position = {
    people: { anton: {}, arica: {}, dragan: {} },
    day: 4,
    gone: [{ id: 'marin', day: 4, cause: 'wounds' }],
  };

  test.each([
    [8, []],
    [7, ['anton']],
    [5, ['anton', 'arica']],
    [2, ['anton', 'arica', 'dragan']],
  ])('DAWN-7 one die for all: on a %i it is felt by %j', (die, felt) => {
    const scenario = at([mourning], lost, { seed: seedWith('mourning', 10, die) });
    expect(scenario.eventsOf('mourned')).toEqual([{ type: 'mourned', die }]);
    const miserable = scenario.table.people.filter(({ levels }) => levels.misery === 2).map(({ id }) => id);
    expect(miserable).toEqual(felt);
    expect(scenario.table.people.every(({ levels }) => levels.misery === 0 || levels.misery === 2)).toBe(
      true,
    );
  });

  test('DAWN-7 whoever left is mourned too, who died on another day is not', () => {
    const left = at([mourning], { ...lost, gone: [{ id: 'marin', day: 4, cause: 'left' }] });
    expect(left.heard()).toContain('mourned');
    expect(at([mourning], { ...lost, day: 5 }).heard()).toEqual([]);
    expect(at([mourning], { ...lost, gone: [] }).heard()).toEqual([]);
  });

  test('DAWN-7 whoever leaves because of this roll is not mourned: there is one roll', () => {
    const people = { anton: { levels: { misery: 3 } }, arica: {}, dragan: {} } as const;
    const scenario = at([mourning], { ...lost, people }, { seed: seedWith('mourning', 10, 5) });
    expect(scenario.isGone('anton')).toBe(true);
    expect(scenario.eventsOf('mourned')).toHaveLength(1);
    expect([scenario.levels('arica').misery, scenario.levels('dragan').misery]).toEqual([2, 0]);
  });
});

test('DAWN-8 a table put away at Dawn goes on the same', () => {
  const scenario = at([{ step: 'dawn' }], {
    people: { anton: { levels: { misery: 1 } } },
    house: { g5: built('stove') },
    storage: { moonshine: 1 },
    decks: decksWith({ fate: ['slow-mending'], narrative: ['early-night', 'patch-the-roof'] }),
  });
  const kept = JSON.parse(JSON.stringify(scenario.table)) as typeof scenario.table;
  const { agenda, ...rest } = kept;
  const again = at([...agenda].reverse(), { ...rest, people: { anton: { levels: { misery: 1 } } } });
  for (const line of ['toast anton moonshine', 'narrate early-night']) {
    scenario.choose(line);
    again.choose(line);
    expect(again.legal).toEqual(scenario.legal);
    expect(again.events()).toEqual(scenario.events());
  }
});

test('DAWN-7 MORN-2 the lost are mourned, the Objective can be paid, and the next Morning begins', () => {
  const scenario = at([{ step: 'dawn' }], {
    people: { anton: {} },
    day: 4,
    gone: [{ id: 'marin', day: 4, cause: 'wounds' }],
    objective: { id: 'a-warm-corner', paid: false },
    storage: OBJECTIVES['a-warm-corner'].cost,
    decks: decksWith({
      fate: ['slow-mending'],
      narrative: ['early-night', 'patch-the-roof'],
      events: ['a-thaw'],
    }),
  });
  expect(scenario.eventsOf('phase')).toEqual([{ type: 'phase', phase: 'dawn', day: 4 }]);
  while (scenario.clause !== 'DAWN-5') scenario.choose('done');
  scenario.choose('narrate early-night', 'decide let-everyone-doze');
  expect(scenario.heard()).toContain('mourned');
  expect([scenario.clause, scenario.prompt]).toEqual(['MORN-2', 'prompt.before-morning']);
  scenario.choose('done');
  expect(scenario.eventsOf('phase')[0]).toEqual({ type: 'phase', phase: 'morning', day: 5 });
});

describe('MORN-2 before the Morning', () => {
  const objective = { id: 'a-warm-corner', paid: false } as const;
  const { cost } = OBJECTIVES[objective.id];

  test('MORN-2 what Dawn brought can still pay the Objective', () => {
    const scenario = at([{ step: 'before-morning' }], { objective, storage: cost });
    expect([scenario.clause, scenario.legal]).toEqual(['MORN-2', ['deliver', 'done']]);
    scenario.choose('deliver');
    expect(scenario.table.objective).toEqual({ ...objective, paid: true });
    expect(scenario.table.storage).toEqual({});
  });

  test('MORN-2 nobody has to, and nobody is asked who cannot', () => {
    const scenario = at([{ step: 'before-morning' }], { objective, storage: cost }).choose('done');
    expect(scenario.table.storage).toEqual(cost);
    expect(at([{ step: 'before-morning' }], { objective }).asked).toBeNull();
  });
});

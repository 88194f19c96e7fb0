import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/data/cards/chapters.ts';
import { ENDINGS, EVENTS } from '../../src/data/cards/events.ts';
import { EXPLORATION } from '../../src/data/cards/exploration.ts';
import { LOCATIONS } from '../../src/data/cards/locations.ts';
import { RAIDS } from '../../src/data/cards/raids.ts';
import { RESIDENT_IDS, RESIDENTS } from '../../src/data/cards/residents.ts';
import type { StoryId } from '../../src/data/language/story.ts';
import { effectsWithin } from '../../src/data/language/within.ts';
import { PEOPLE } from '../../src/data/people.ts';
import { STORIES } from '../../src/stories/book.ts';
import { CARD_EFFECTS } from '../../src/stories/options.ts';
import names from '../../texts/en.json' with { type: 'json' };

const people = Object.values(PEOPLE);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('people', () => {
  test.each([
    ['prowess', 0, 3, 1.2],
    ['empathy', 2, 8, 5.5],
    ['inventory', 2, 6, 3.7],
  ] as const)('%s lies between %i and %i and is %d on average', (trait, least, most, average) => {
    const values = people.map((person) => person[trait]);
    expect(Math.min(...values)).toBe(least);
    expect(Math.max(...values)).toBe(most);
    expect(mean(values)).toBeCloseTo(average, 1);
  });

  test('strong bodies pay with low Empathy or a habit', () => {
    for (const { prowess, empathy, spirit } of people.filter(({ prowess }) => prowess >= 2)) {
      const hasHabit = spirit.some(({ kind }) => kind === 'habit');
      if (prowess === 3) expect(empathy <= 4 || hasHabit).toBe(true);
    }
  });

  test('Arica, Marin and Anton are as the rules have them', () => {
    expect(PEOPLE.arica.spirit[0]).toEqual({ kind: 'habit', good: 'cigarette', misery: 2 });
    expect(PEOPLE.arica.skills).toEqual([{ kind: 'quiet', by: 5 }, { kind: 'locks' }]);
    expect(PEOPLE.marin.spirit[0]).toEqual({ kind: 'habit', good: 'coffee', misery: 1 });
    expect(PEOPLE.marin.skills).toEqual([{ kind: 'rummage', by: 3 }]);
    expect(PEOPLE.anton.skills).toEqual([]);
  });
});

describe('Cold', () => {
  const events = Object.values(EVENTS).map(({ cold }) => cold);
  const endings = Object.values(ENDINGS).map(({ cold }) => cold);

  test('MORN-1 an Event brings 0 to 3 Cold', () => {
    for (const cold of [...events, ...endings]) expect([0, 1, 2, 3]).toContain(cold);
  });

  test('MORN-1 about 12 Cold come over a game', () => {
    const chapters = effectsWithin(Object.values(CHAPTERS).flatMap(({ effects }) => effects));
    const ofChapters = chapters.reduce((sum, effect) => sum + (effect.kind === 'cold' ? effect.by : 0), 0);
    // Seven Events; of the two Endings that are not the Ceasefire each comes before it half the time.
    const ofEndings = endings.reduce((sum, cold) => sum + cold, 0) / 2;
    const expected = 7 * mean(events) + ofChapters + ofEndings;
    expect(expected).toBeGreaterThanOrEqual(10);
    expect(expected).toBeLessThanOrEqual(14);
  });
});

test('SCAV-3 between 35 and 40 in 100 Exploration cards make a noise roll', () => {
  const cards = Object.values(EXPLORATION);
  const loud = cards.filter((card) => {
    if (card.kind === 'map') return card.map === 'open-space';
    return card.kind === 'happening' && effectsWithin(card.effects).some(({ kind }) => kind === 'noise-roll');
  });
  expect(loud.length / cards.length).toBeGreaterThanOrEqual(0.35);
  expect(loud.length / cards.length).toBeLessThanOrEqual(0.4);
});

test.each(Object.entries(LOCATIONS))(
  'SCAV-7 the special findings of %s are rolled on 1 to 10',
  (_id, { findings }) => {
    const ends = findings.map(({ upTo }) => upTo);
    expect(ends).toEqual([...new Set(ends)].sort((one, other) => one - other));
    expect(ends[0]).toBeGreaterThanOrEqual(1);
    expect(ends.at(-1)).toBe(10);
    // Nothing at first, and something in each row after it.
    expect(Object.keys(findings[0]?.goods ?? { wood: 1 })).toEqual([]);
    for (const { goods } of findings.slice(1)) expect(goods).not.toEqual({});
  },
);

test('SCAV-6 every Location offers something for time', () => {
  for (const { specials, map } of Object.values(LOCATIONS)) {
    expect(Object.values(specials).every((effects) => effects.length > 0)).toBe(true);
    expect(Object.keys(specials).length + map.length).toBeGreaterThan(0);
  }
});

test('RAID-2 raids grow worse with a red corner, and the Looters are as known', () => {
  expect(RAIDS.looters).toEqual({ red: false, damage: 6, wounds: 2, takes: 'valuable' });
  const damage = (red: boolean) =>
    mean(
      Object.values(RAIDS)
        .filter((card) => card.red === red)
        .map((card) => card.damage),
    );
  expect(damage(true)).toBeGreaterThan(damage(false));
  for (const { damage: each, wounds } of Object.values(RAIDS)) expect(each >= 0 && wounds >= 0).toBe(true);
});

test('FIGHT-1 the Thugs are two to four with knives and a pistol', () => {
  const [fight] = effectsWithin(RESIDENTS.thugs.effects).filter((effect) => effect.kind === 'fight');
  expect(fight).toMatchObject({
    enemies: {
      count: [
        { upTo: 4, enemies: 2 },
        { upTo: 8, enemies: 3 },
        { upTo: 10, enemies: 4 },
      ],
      weapons: { A: ['knife'], B: ['knife'], C: ['pistol'] },
      thugs: true,
    },
  });
});

test('FIGHT-10: of the Residents only those are Thugs whose card bears the name', () => {
  for (const id of RESIDENT_IDS) {
    const isNamed = names[`resident.${id}`].includes('Thugs');
    const fights = effectsWithin(RESIDENTS[id].effects).filter((effect) => effect.kind === 'fight');
    expect(
      fights.map(({ enemies }) => enemies.thugs),
      id,
    ).toEqual(fights.map(() => isNamed));
  }
});

/** The words of a story in English, as they lie beside it. */
function wordsOf(id: StoryId): string {
  const folder = new URL('../../src/book/', import.meta.url);
  for (const name of readdirSync(folder)) {
    const words = JSON.parse(readFileSync(new URL(`${name}/en.json`, folder), 'utf8'))[id];
    if (words !== undefined) return JSON.stringify(words);
  }
  throw new Error(`no words of ${id}`);
}

test('FIGHT-10: of the fights in stories only those are with Thugs whose text calls them so', () => {
  const told = STORIES.flatMap(({ id, effects, options }) =>
    effectsWithin([...effects, ...options.flatMap((option) => option.effects)]).flatMap((effect) =>
      effect.kind === 'fight' ? [{ id, thugs: effect.enemies.thugs }] : [],
    ),
  );
  expect(told.length).toBeGreaterThan(13);
  expect(told.filter(({ id, thugs }) => thugs !== /\bthugs?\b/i.test(wordsOf(id)))).toEqual([]);
});

test('TRADE-1 commissions lie between 0 and 4', () => {
  const trades = effectsWithin(CARD_EFFECTS).filter((effect) => effect.kind === 'trade');
  const commissions = trades.map(({ commission }) => commission);
  expect(Math.min(...commissions)).toBe(0);
  expect(Math.max(...commissions)).toBe(4);
});

import { describe, expect, test } from 'vitest';
import combatWords from '../../src/book/combat/en.json' with { type: 'json' };
import { CHAPTER_IDS } from '../../src/data/cards/chapters.ts';
import { ENDING_IDS, EVENT_IDS } from '../../src/data/cards/events.ts';
import { EXPLORATION_IDS } from '../../src/data/cards/exploration.ts';
import { FATE, FATE_IDS } from '../../src/data/cards/fate.ts';
import { FINDINGS, FINDINGS_IDS } from '../../src/data/cards/findings.ts';
import { LOCATION_IDS, SPECIALS, UNKNOWN_CARDS } from '../../src/data/cards/locations.ts';
import { NARRATIVE_IDS } from '../../src/data/cards/narrative.ts';
import { OBJECTIVE_IDS, OBJECTIVES } from '../../src/data/cards/objectives.ts';
import { RAID_IDS, RAIDS } from '../../src/data/cards/raids.ts';
import { RESIDENT_IDS, RESIDENTS } from '../../src/data/cards/residents.ts';
import { SHELTER, SHELTER_IDS } from '../../src/data/cards/shelter.ts';
import { VISITOR_IDS, VISITORS } from '../../src/data/cards/visitors.ts';
import { COLOURS } from '../../src/data/colours.ts';
import { DICE, DIE_COLOURS, dieOf } from '../../src/data/dice.ts';
import { FITTING_IDS, FITTINGS } from '../../src/data/fittings.ts';
import { HOUSE, SPACE_IDS } from '../../src/data/house.ts';
import type { CombatInstruction } from '../../src/data/language/combat.ts';
import { PEOPLE, PERSON_IDS } from '../../src/data/people.ts';

test.each([
  ['Locations', LOCATION_IDS, 18],
  ['Exploration', EXPLORATION_IDS, 26],
  ['Findings', FINDINGS_IDS, 11],
  ['Residents', RESIDENT_IDS, 14],
  ['Night Raids', RAID_IDS, 10],
  ['Visitors', VISITOR_IDS, 12],
  ['Events', EVENT_IDS, 12],
  ['Endings', ENDING_IDS, 3],
  ['Chapters', CHAPTER_IDS, 3],
  ['Objectives', OBJECTIVE_IDS, 8],
  ['Narrative Actions', NARRATIVE_IDS, 15],
  ['Fate', FATE_IDS, 7],
  ['Fittings', FITTING_IDS, 20],
  ['people', PERSON_IDS, 12],
  ['Colours', COLOURS, 5],
  ['Shelter', SHELTER_IDS, 19],
])('the deck of %s has its size, and no card twice', (_deck, ids, size) => {
  expect(ids).toHaveLength(size);
  expect(new Set<string>(ids).size).toBe(size);
});

describe('corners', () => {
  const count = <Card>(cards: Readonly<Record<string, Card>>, is: (card: Card) => boolean) =>
    Object.values(cards).filter(is).length;

  test('SET-6 six Residents and four Night Raids have a red corner', () => {
    expect(count(RESIDENTS, ({ red }) => red)).toBe(6);
    expect(count(RAIDS, ({ red }) => red)).toBe(4);
  });

  test('SET-5 ten Fittings have a green corner', () => {
    expect(count(FITTINGS, ({ green }) => green)).toBe(10);
  });

  test('SET-3 six people have a red border and six a black one', () => {
    expect(count(PEOPLE, ({ border }) => border === 'red')).toBe(6);
    expect(count(PEOPLE, ({ border }) => border === 'black')).toBe(6);
  });

  test('DAY-5 three Visitors are New Arrivals', () => {
    expect(count(VISITORS, ({ arrival }) => arrival)).toBe(3);
  });

  test('SET-9 one Objective is final, and each of the first two Chapters has some to choose from', () => {
    expect(count(OBJECTIVES, ({ chapter }) => chapter === 'final')).toBe(1);
    expect(count(OBJECTIVES, ({ chapter }) => chapter === 1)).toBeGreaterThan(1);
    expect(count(OBJECTIVES, ({ chapter }) => chapter === 2)).toBeGreaterThan(1);
  });

  test('SET-2 the Shelter cards are 6 Rubble, 5 Furniture, 4 Heap, 3 Closed Door, 1 Bars, as the house has spaces', () => {
    const kinds = { rubble: 6, furniture: 5, heap: 4, 'closed-door': 3, bars: 1 };
    for (const [kind, cards] of Object.entries(kinds)) {
      expect(count(SHELTER, (card) => card.kind === kind)).toBe(cards);
      expect(SPACE_IDS.filter((space) => HOUSE[space].printed === kind)).toHaveLength(cards);
    }
  });
});

test('SCAV-7 each Findings card has three charts', () => {
  for (const card of Object.values(FINDINGS))
    expect(Object.keys(card).sort()).toEqual(['furniture', 'heap', 'pantry']);
});

test('SCAV-4 SCAV-6 places and specials have their numbers of cards', () => {
  expect(UNKNOWN_CARDS).toEqual({ far: 10, middle: 12, near: 14 });
  expect(SPECIALS).toEqual({ look: 2, socialise: 3, heal: 4, trade: 6 });
});

test('FIGHT-11 RAID-3 the combat dice and whose they are', () => {
  expect(DICE).toEqual({
    grey: [0, 0, 1, 1, 2, 'story'],
    yellow: [0, 1, 2, 3, 'hatchet', 'story'],
    red: [2, 2, 3, 'shotgun', 'out-of-ammo', 'story'],
  });
  expect(
    [null, 'knife', 'hatchet', 'pistol', 'shotgun', 'assault-rifle'].map((each) => dieOf(each as never)),
  ).toEqual(['grey', 'yellow', 'yellow', 'red', 'red', 'red']);
});

describe('FIGHT-8 combat stories', () => {
  const stories = FATE_IDS.flatMap((id) =>
    DIE_COLOURS.flatMap((die) => {
      const story = FATE[id].combat[die];
      return story === undefined ? [] : [{ id, die, ...story }];
    }),
  );

  test('FIGHT-8: each Fate card has one under one or two dice', () => {
    for (const id of FATE_IDS) expect([1, 2]).toContain(stories.filter((story) => story.id === id).length);
  });

  test.each(DIE_COLOURS)('FIGHT-8: at least three for the %s die, good ones and bad ones for us', (die) => {
    const ofDie = stories.filter((story) => story.die === die);
    expect(ofDie.length).toBeGreaterThanOrEqual(3);
    expect(ofDie.some(({ instructions }) => instructions.every(isGood))).toBe(true);
    expect(ofDie.some(({ instructions }) => !instructions.some(isGood))).toBe(true);
  });

  test('FIGHT-8: no two of them bring the same', () => {
    for (const die of DIE_COLOURS) {
      const brought = stories.filter((story) => story.die === die).map(({ instructions }) => instructions);
      expect(new Set(brought.map((each) => JSON.stringify(each))).size).toBe(brought.length);
    }
  });

  test('FIGHT-8: each is told for a die of ours and of an enemy in two or three sentences', () => {
    expect(Object.keys(combatWords).toSorted()).toEqual(
      stories.map(({ id, die }) => `${id}-${die}`).toSorted(),
    );
    for (const told of Object.values(combatWords).flat()) {
      const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(told)];
      expect(sentences.length, told).toBeGreaterThanOrEqual(2);
      expect(sentences.length, told).toBeLessThanOrEqual(3);
    }
  });
});

/** Whether it is good for the side that rolled. */
function isGood(instruction: CombatInstruction): boolean {
  if (instruction.kind === 'wounds') return instruction.on === 'others';
  if (instruction.kind === 'disarm') return instruction.whom === 'others';
  return instruction.kind === 'run' || instruction.kind === 'spare';
}

test('DAWN-3 Cold thresholds are 3, 5 or 7', () => {
  for (const { coldThreshold } of Object.values(FATE)) expect([null, 3, 5, 7]).toContain(coldThreshold);
});

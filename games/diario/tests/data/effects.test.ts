import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../src/data/cards/events.ts';
import { EXPLORATION } from '../../src/data/cards/exploration.ts';
import { LOCATIONS } from '../../src/data/cards/locations.ts';
import { NARRATIVE } from '../../src/data/cards/narrative.ts';
import { RESIDENTS } from '../../src/data/cards/residents.ts';
import { STAYING_RESIDENT_IDS, visitTo } from '../../src/data/cards/second-visits.ts';
import { VISITORS } from '../../src/data/cards/visitors.ts';
import { COLOURS } from '../../src/data/colours.ts';
import { RESOURCES } from '../../src/data/goods.ts';
import type { Effect } from '../../src/data/language/effect.ts';
import type { Story } from '../../src/data/language/story.ts';
import { STORY_CARDS } from '../../src/data/language/story-cards.ts';
import { effectsWithin } from '../../src/data/language/within.ts';
import { PEOPLE } from '../../src/data/people.ts';
import { STORIES, storiesOf, storyAt } from '../../src/stories/book.ts';
import { CARD_EFFECTS, CARD_OPTION_IDS, OPTION_IDS } from '../../src/stories/options.ts';
import { effectFaults, optionFaults } from './well-formed.ts';

const everythingIn = ({ effects, options }: Story): Effect[] =>
  effectsWithin([...effects, ...options.flatMap((option) => option.effects)]);

test('LEAD-1 SET-10 every card is well-formed: rows end at 10, options can be answered, costs paid', () => {
  expect(effectFaults(CARD_EFFECTS)).toEqual([]);
});

test('DAWN-3 every Spirit is well-formed, and habits are for goods there are', () => {
  const lines = Object.values(PEOPLE).flatMap(({ spirit }) => spirit);
  expect(effectFaults(lines.flatMap((line) => (line.kind === 'if' ? line.effects : [])))).toEqual([]);
  expect(lines.every((line) => line.kind !== 'habit' || line.misery > 0)).toBe(true);
});

describe('stories', () => {
  test('LEAD-1 every story is well-formed: rows end at 10, options can be answered, costs paid', () => {
    const faults = STORIES.flatMap((story) =>
      [
        ...effectFaults([...story.effects, ...story.options.flatMap(({ effects }) => effects)]),
        ...(story.options.length > 0 ? optionFaults(story.options) : []),
      ].map((fault) => `${story.id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('no two stories share an id', () => {
    expect(new Set(STORIES.map(({ id }) => id)).size).toBe(STORIES.length);
    expect(() => storyAt('no-such-story')).toThrow(RangeError);
  });

  test('every card that leads to a story has one for each colour', () => {
    for (const card of STORY_CARDS)
      for (const colour of COLOURS) expect(storiesOf(card, colour)[0]?.id).toBe(`${card}-${colour}`);
  });

  test('every story without a card is led to by another', () => {
    const links = STORIES.flatMap(everythingIn).flatMap((effect) =>
      effect.kind === 'story' || effect.kind === 'later' ? [effect.story] : [],
    );
    const unread = STORIES.filter(({ id, from }) => from === null && !links.includes(id));
    expect(unread.map(({ id }) => id)).toEqual([]);
  });

  test('what is put off until a Morning is read at home, what is read on in the same place', () => {
    const wrong = STORIES.flatMap((story) =>
      everythingIn(story).flatMap((effect) => {
        if (effect.kind === 'later') return storyAt(effect.story).where === 'home' ? [] : [effect.story];
        if (effect.kind === 'story') return storyAt(effect.story).where === story.where ? [] : [effect.story];
        return [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('no story leads back to itself at once', () => {
    const next = (id: string): string[] =>
      everythingIn(storyAt(id)).flatMap((effect) => (effect.kind === 'story' ? [effect.story] : []));
    const loops = STORIES.filter(({ id }) => {
      const seen = new Set(next(id));
      for (const other of seen) for (const further of next(other)) seen.add(further);
      return seen.has(id);
    });
    expect(loops.map(({ id }) => id)).toEqual([]);
  });

  test('nothing in a story at home is only for out of doors', () => {
    const wrong = STORIES.filter(({ where }) => where === 'home').flatMap((story) =>
      everythingIn(story)
        .filter(({ kind }) => ['noise', 'noise-roll', 'return', 'encounter', 'search'].includes(kind))
        .map(({ kind }) => `${story.id}: ${kind}`),
    );
    expect(wrong).toEqual([]);
  });

  test('a card is read where it is met', () => {
    const readBy = (effects: readonly Effect[]) =>
      effectsWithin(effects).flatMap((effect) => (effect.kind === 'read' ? [effect.card] : []));
    const home = [EVENTS, VISITORS, NARRATIVE].flatMap((deck) =>
      Object.entries(deck).flatMap(([id, { effects }]) => readBy(effects).map((card) => [id, card])),
    );
    const out = [
      ...Object.entries(RESIDENTS).map(([id, { effects }]) => [id, effects] as const),
      ...Object.entries(LOCATIONS).map(
        ([id, { rule, specials }]) => [id, [...rule, ...Object.values(specials).flat()]] as const,
      ),
      ...Object.entries(EXPLORATION).map(
        ([id, card]) => [id, card.kind === 'happening' ? card.effects : []] as const,
      ),
    ].flatMap(([id, effects]) => readBy(effects).map((card) => [id, card]));
    expect([...home, ...out].filter(([id, card]) => id !== card)).toEqual([]);
    expect([...home, ...out].map(([, card]) => card).sort()).toEqual([...STORY_CARDS].sort());
    for (const { from, where, id } of STORIES)
      if (from !== null)
        expect([id, where]).toEqual([id, home.some(([, card]) => card === from.card) ? 'home' : 'out']);
  });
});

test('SCAV-2 nothing read out of doors asks for Wood, Components or Water, which stay at home', () => {
  const cards: Effect[] = [
    ...Object.values(RESIDENTS).flatMap(({ effects }) => effects),
    ...STAYING_RESIDENT_IDS.flatMap(visitTo),
    ...Object.values(EXPLORATION).flatMap((card) => (card.kind === 'happening' ? card.effects : [])),
    ...Object.values(LOCATIONS).flatMap(({ rule, specials }) => [...rule, ...Object.values(specials).flat()]),
    // Stories as one decision after another: what an option costs is seen in both.
    ...STORIES.filter(({ where }) => where === 'out').flatMap(({ effects, options }): Effect[] => [
      ...effects,
      { kind: 'choose', options },
    ]),
  ];
  const asked = effectsWithin(cards).flatMap((effect) => {
    if (effect.kind === 'choose') return effect.options.flatMap(({ cost = {} }) => Object.keys(cost));
    return effect.kind === 'lose' || effect.kind === 'eliminate' ? Object.keys(effect.goods) : [];
  });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((good) => RESOURCES.some((resource) => resource === good))).toEqual([]);
});

test('every option can be written', () => {
  expect(new Set(OPTION_IDS).size).toBe(OPTION_IDS.length);
  expect(CARD_OPTION_IDS.every((id) => OPTION_IDS.includes(id))).toBe(true);
  const ids = STORIES.flatMap(({ options }) => options.map(({ id }) => id));
  expect(ids.filter((id) => !OPTION_IDS.includes(id))).toEqual([]);
});

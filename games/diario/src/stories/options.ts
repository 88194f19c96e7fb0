import { CHAPTERS } from '../data/cards/chapters.ts';
import { ENDINGS, EVENTS } from '../data/cards/events.ts';
import { EXPLORATION } from '../data/cards/exploration.ts';
import { LOCATIONS } from '../data/cards/locations.ts';
import { NARRATIVE } from '../data/cards/narrative.ts';
import { OBJECTIVES } from '../data/cards/objectives.ts';
import { RESIDENTS } from '../data/cards/residents.ts';
import { STAYING_RESIDENT_IDS, visitTo } from '../data/cards/second-visits.ts';
import { VISITORS } from '../data/cards/visitors.ts';
import { FITTINGS } from '../data/fittings.ts';
import type { Effect } from '../data/language/effect.ts';
import { effectsWithin } from '../data/language/within.ts';
import { STORIES } from './book.ts';

/** The effects of every card that is not a story. */
export const CARD_EFFECTS: readonly Effect[] = [
  ...effectsOf(CHAPTERS),
  ...effectsOf(EVENTS),
  ...effectsOf(ENDINGS),
  ...effectsOf(NARRATIVE),
  ...effectsOf(RESIDENTS),
  ...STAYING_RESIDENT_IDS.flatMap(visitTo),
  ...effectsOf(VISITORS),
  ...Object.values(EXPLORATION).flatMap((card) => (card.kind === 'happening' ? card.effects : [])),
  ...Object.values(FITTINGS).flatMap(({ uses }) => uses.flatMap(({ effects }) => effects)),
  ...Object.values(LOCATIONS).flatMap(({ rule, specials }) => [...rule, ...Object.values(specials).flat()]),
  ...Object.values(OBJECTIVES).flatMap(({ reward, penalty }) => [...reward, ...penalty]),
];

function effectsOf(cards: Readonly<Record<string, { readonly effects: readonly Effect[] }>>): Effect[] {
  return Object.values(cards).flatMap(({ effects }) => effects);
}

/** What can be decided on cards: the catalog has the words. */
export const CARD_OPTION_IDS = [...new Set(optionsIn(CARD_EFFECTS))];

/** What can be decided anywhere, as notation writes it. */
export const OPTION_IDS = [
  ...new Set([
    ...CARD_OPTION_IDS,
    ...STORIES.flatMap(({ effects, options }) => [
      ...options.map(({ id }) => id),
      ...optionsIn([...effects, ...options.flatMap((option) => option.effects)]),
    ]),
  ]),
];

function optionsIn(effects: readonly Effect[]): string[] {
  return effectsWithin(effects).flatMap((effect) =>
    effect.kind === 'choose' ? effect.options.map(({ id }) => id) : [],
  );
}

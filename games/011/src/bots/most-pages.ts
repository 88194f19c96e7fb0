import { ABILITIES, type Character } from '../data/characters.ts';
import { EVENTS } from '../data/events.ts';
import type { Effect } from '../effects/effect.ts';
import { PAGES } from '../rules/victory.ts';
import type { View } from '../view.ts';
import { facesAfter, selfOf } from './goal.ts';

const MOST_OF_AN_ABILITY = 2;
const MOST_OF_A_CARD = 3;
const MOST_OF_A_TILE = 4;
/** One by the Event, one by an Omen. */
const MOST_CLUES_GIVEN = 2;
const TEETH = [1, 2, 3];

/**
 * The pages a declarer could have at the very most when this turn ends: every tile yet to be drawn is the best,
 * every Clue on the map is collected.
 */
export function mostPages(
  view: View,
  named: Character,
): { readonly possible: number; readonly needed: number } {
  const { music } = selfOf(view);
  const own = view.own;
  const role = own?.role === 'fenrir' ? 'fenrir' : 'hero';
  const walker = role === 'fenrir' ? (own?.characters[0] ?? named) : named;
  const possible = music + byEvent(view) + byAbility(view, walker) + byPlays(view) + byAction(view);
  return { possible, needed: PAGES[role] };
}

function byEvent({ event }: View): number {
  if (event === null) return 0;
  const { position, character } = EVENTS[event];
  return pagesOf([...(position?.effects ?? []), ...(character?.effects ?? [])]);
}

function pagesOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.kind === 'music' ? effect.amount : 0), 0);
}

/** Johnsson composes himself, Påhlsson may copy him, Vidal may choose to. */
function byAbility({ event }: View, walker: Character): number {
  const uses = event === 'B' ? 2 : 1;
  return ['music', 'copy', 'act'].includes(ABILITIES[walker].kind) ? uses * MOST_OF_AN_ABILITY : 0;
}

function byPlays(view: View): number {
  const { powers, spent } = selfOf(view);
  if (view.event !== null && EVENTS[view.event].bans === 'plays') return 0;
  const cards = view.event === 'J' ? [...powers, ...spent] : powers;
  return MOST_OF_A_TILE + (cards.includes('compose') ? MOST_OF_A_CARD : 0);
}

function byAction(view: View): number {
  if (!TEETH.some((teeth) => facesAfter(view, teeth).action === 'compose')) return 0;
  return 1 + selfOf(view).clues + view.clues.length + MOST_CLUES_GIVEN;
}

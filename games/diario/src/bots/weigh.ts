import { COLOURS } from '../data/colours.ts';
import { PEOPLE } from '../data/people.ts';
import type { Effect, Option, Test } from '../effects/effect.ts';
import { contains, NOTHING, shelfAt } from '../rules/goods.ts';
import type { Person } from '../state.ts';
import { storyAt, storyOf } from '../stories/book.ts';
import type { Story } from '../stories/story.ts';
import type { View } from '../view.ts';
import { mean } from './among.ts';
import { harmOfFight } from './battle.ts';
import { harmOfCold } from './cold.ts';
import { worthOfSearch } from './finds.ts';
import { harmOf, weightOf } from './harm.ts';
import { boardUps } from './plans.ts';
import { isTrue } from './premises.ts';
import { presentIn, type Where } from './present.ts';
import { lossOfAll, worthOfAll } from './worth.ts';

/** What a card of the Unknown deck is worth, and what somebody met costs, on average (SCAV-3, SCAV-4). */
export const CARD = 0.5;
export const ENCOUNTER = 3;
const ARRIVAL = 6;
const TRADE = 0.8;
const IDEA = 0.4;
const LOST_GOOD = 0.6;
/** What is put off may never be read. */
const LATER = 0.7;
/** Stories lead to stories: so far and no further is thought ahead. */
const DEPTH = 3;

/** What these effects are worth to the group as it is now, on average. */
export function weigh(view: View, effects: readonly Effect[], where: Where, depth = DEPTH): number {
  let worth = 0;
  for (const effect of effects) worth += worthOfEffect(view, effect, where, depth);
  return worth;
}

/** An option with its cost. */
export function weighOption(
  view: View,
  { cost = NOTHING, effects }: Option,
  where: Where,
  depth = DEPTH,
): number {
  return weigh(view, effects, where, depth) - lossOfAll(view, cost);
}

function worthOfEffect(view: View, effect: Effect, where: Where, depth: number): number {
  switch (effect.kind) {
    case 'gain':
      return worthOfAll(view, effect.goods);
    case 'lose':
      return -lossOfAll(view, effect.goods);
    case 'lose-any':
      return effect.of === 'any' ? -LOST_GOOD * effect.count : -2 * effect.count;
    case 'change':
      return -harmOfChange(view, effect, where);
    case 'cold':
      return harmOfCold(view, view.cold) - harmOfCold(view, view.cold + effect.by);
    case 'tonight':
      return -0.7 * effect.damage - (boardUps(view) > 1 ? 1.2 : 2.2) * effect.wounds;
    case 'noise':
      return where === 'out' ? -0.35 * effect.by : 0;
    case 'noise-roll':
      return where === 'out' ? -ENCOUNTER * 0.1 * (view.scavenging?.noise ?? 1) : 0;
    case 'return':
      return where === 'out' ? -CARD * Math.min(effect.cards, view.decks.unknown) : 0;
    case 'encounter':
      return where === 'out' ? -ENCOUNTER : 0;
    case 'search':
      return where === 'out' ? worthOfSearch(view, effect.chart) : 0;
    case 'fight':
      return -harmOfFight(view, effect.enemies, where);
    case 'trade':
      return TRADE;
    case 'arrival':
      return view.people.length < 4 ? ARRIVAL : 0;
    case 'leave':
      return -Math.min(...presentIn(view, where).map((person) => 30 * weightOf(view, person)));
    case 'ideas':
      return IDEA * effect.cards;
    case 'exchange':
    case 'tell':
      return 0;
    case 'read':
      return mean(COLOURS.map((colour) => weighStory(view, storyOf(effect.card, colour), depth - 1)));
    case 'story':
      return weighStory(view, storyAt(effect.story), depth - 1);
    case 'later':
      return LATER * weighStory(view, storyAt(effect.story), depth - 1);
    case 'test':
      return weighTest(view, effect.test, where, depth);
    case 'if':
      return weigh(view, isTrue(view, effect.when, where) ? effect.effects : effect.otherwise, where, depth);
    case 'choose':
      return bestOption(view, effect.options, where, depth);
  }
}

function harmOfChange(
  view: View,
  { state, by, who }: Extract<Effect, { kind: 'change' }>,
  where: Where,
): number {
  const people = who === 'everyone' ? view.people : presentIn(view, where);
  const harms = people.map((person) => harmOf(view, person, state, by));
  if (harms.length === 0) return 0;
  if (who === 'one') return Math.min(...harms);
  if (who === 'actor') return mean(harms);
  return harms.reduce((sum, harm) => sum + harm, 0);
}

function weighStory(view: View, { effects, options, where }: Story, depth: number): number {
  if (depth <= 0) return 0;
  return weigh(view, effects, where, depth) + bestOption(view, options, where, depth);
}

function bestOption(view: View, options: readonly Option[], where: Where, depth: number): number {
  let most = options.length === 0 ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (!isOpen(view, option, where)) continue;
    most = Math.max(most, weighOption(view, option, where, depth));
  }
  return Number.isFinite(most) ? most : 0;
}

function isOpen(view: View, { cost = NOTHING, when }: Option, where: Where): boolean {
  return contains(view[shelfAt(where)], cost) && (when === undefined || isTrue(view, when, where));
}

function weighTest(view: View, test: Test, where: Where, depth: number): number {
  if (test.kind !== 'd10') {
    const chance = Math.max(0, ...presentIn(view, where).map((person) => chanceOf(test, person)));
    return (
      chance * weigh(view, test.pass, where, depth) + (1 - chance) * weigh(view, test.fail, where, depth)
    );
  }
  let worth = 0;
  let last = 0;
  for (const { upTo, effects } of test.rows) {
    worth += ((upTo - last) / 10) * weigh(view, effects, where, depth);
    last = upTo;
  }
  return worth;
}

/** How likely somebody is to pass. Half the faces of the grey die show a wound, one of six shows two. */
function chanceOf(test: Exclude<Test, { kind: 'd10' }>, { id }: Person): number {
  const { empathy, prowess } = PEOPLE[id];
  if (test.kind === 'empathy') return empathy / 10;
  return 1 - (test.need === 1 ? 1 / 2 : 5 / 6) ** (1 + prowess);
}

import { LOCATIONS, type LocationId, SPECIALS, type Special } from '../../data/cards/locations.ts';
import { type StayingResidentId, visitTo } from '../../data/cards/second-visits.ts';
import type { Effect, Option, Test } from '../../data/language/effect.ts';
import type { Story } from '../../data/language/story.ts';
import type { View } from '../../kinds/view.ts';
import { bootyOf } from '../../knowledge/combat/fleeing.ts';
import { SCENES, testersIn } from '../../knowledge/scene.ts';
import { chanceToPass } from '../../knowledge/test-chance.ts';
import { holds, isOptionOpen } from '../../rules/effects/condition.ts';
import { priceOf } from '../../rules/scavenging/going-back.ts';
import { noiseOf } from '../../rules/scavenging/noise.ts';
import { NOTHING } from '../../rules/table/goods.ts';
import { boardUpsIn } from '../../rules/table/house.ts';
import { hasRoom, present } from '../../rules/table/people.ts';
import type { Scene } from '../../state/frames.ts';
import { isAvoided } from '../../stories/avoid.ts';
import { drawnFrom, storyAt } from '../../stories/book.ts';
import { mean } from '../lists.ts';
import { harmOfFight } from './battle.ts';
import { harmOfCold } from './cold.ts';
import { worthOfSearch } from './finds.ts';
import {
  ARRIVAL,
  BOARDED_WOUND,
  CARD,
  DAMAGE,
  ENCOUNTER,
  IDEA,
  LOST_GOOD,
  LOST_NEED,
  NOISE,
  RAID_WOUND,
  TRADE,
} from './rates.ts';
import { harmOfChange, harmOfLeaving } from './touching.ts';
import { lossOfAll, worthOfAll } from './worth.ts';

/** What is put off may never be read. */
const LATER = 0.7;
/** A Resident who stays may never be gone back to. */
const AGAIN = 0.5;
/** Stories lead to stories: so far and no further is thought ahead. */
const DEPTH = 3;

/** What these effects are worth to the group as it is now, on average. */
export function weigh(view: View, effects: readonly Effect[], where: Scene['where'], depth = DEPTH): number {
  let worth = 0;
  for (const effect of effects) worth += worthOfEffect(view, effect, where, depth);
  return worth;
}

/** An option with its cost. */
export function weighOption(
  view: View,
  { cost = NOTHING, effects }: Option,
  where: Scene['where'],
  depth = DEPTH,
): number {
  return weigh(view, effects, where, depth) - lossOfAll(view, cost);
}

function worthOfEffect(view: View, effect: Effect, where: Scene['where'], depth: number): number {
  switch (effect.kind) {
    case 'gain':
      return worthOfAll(view, effect.goods);
    case 'lose':
    case 'eliminate':
      return -lossOfAll(view, effect.goods);
    case 'lose-any':
      return effect.of === 'any' ? -LOST_GOOD * effect.count : -LOST_NEED * effect.count;
    case 'change':
      return -harmOfChange(view, effect, where);
    case 'cold':
      return harmOfCold(view, view.cold) - harmOfCold(view, view.cold + effect.by);
    case 'tonight':
      return (
        -DAMAGE * effect.damage - (boardUpsIn(view.house) > 1 ? BOARDED_WOUND : RAID_WOUND) * effect.wounds
      );
    case 'noise':
    case 'noise-roll':
    case 'return':
    case 'encounter':
    case 'search':
      return where === 'out' ? worthOutdoors(view, effect) : 0;
    case 'stays':
      return AGAIN * Math.max(0, worthOfVisit(view, effect.resident));
    case 'fight':
      return -harmOfFight(view, effect.enemies, where, lossOfFleeing(view, where, effect.cameFor));
    case 'trade':
      return TRADE;
    case 'arrival':
      return hasRoom(view) ? ARRIVAL : 0;
    case 'leave':
      return -harmOfLeaving(view, where);
    case 'ideas':
      return IDEA * effect.cards;
    case 'exchange':
    case 'tell':
    case 'mark':
    case 'unmark':
      return 0;
    case 'read':
      return mean(
        drawnFrom(effect.card)
          .filter((story) => !isAvoided(story, view.avoid))
          .map((story) => weighStory(view, story, depth - 1)),
      );
    case 'story':
      return weighStory(view, storyAt(effect.story), depth - 1);
    case 'later':
      return LATER * weighStory(view, storyAt(effect.story), depth - 1);
    case 'test':
      return weighTest(view, effect.test, where, depth);
    case 'if':
      return weigh(
        view,
        holds(view, effect.when, SCENES[where]) ? effect.effects : effect.otherwise,
        where,
        depth,
      );
    case 'choose':
      return bestOption(view, effect.options, where, depth);
  }
}

/** Time and finds given up by running out of doors. */
const CUT_SHORT = 2;

/** What is given up by fleeing, besides the backstab (FIGHT-3). */
export function lossOfFleeing(
  view: View,
  where: Scene['where'],
  cameFor: readonly Effect[] | undefined,
): number {
  if (where === 'out') return CUT_SHORT;
  return cameFor === undefined ? DAMAGE * bootyOf(view).average : -weigh(view, cameFor, where);
}

/** Nothing comes of a story that the table leaves out. */
function weighStory(view: View, story: Story, depth: number): number {
  if (depth <= 0 || isAvoided(story, view.avoid)) return 0;
  const { effects, options, where } = story;
  return weigh(view, effects, where, depth) + bestOption(view, options, where, depth);
}

function bestOption(view: View, options: readonly Option[], where: Scene['where'], depth: number): number {
  let most = options.length === 0 ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (!isOptionOpen(view, option, SCENES[where])) continue;
    most = Math.max(most, weighOption(view, option, where, depth));
  }
  return Number.isFinite(most) ? most : 0;
}

function weighTest(view: View, test: Test, where: Scene['where'], depth: number): number {
  if (test.kind !== 'd10') {
    const chance = bestChance(view, test, where);
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

/** What a special of a Location is worth, less the time it takes (SCAV-6). */
export function worthOfSpecial(view: View, location: LocationId, special: Special): number {
  return weigh(view, LOCATIONS[location].specials[special] ?? [], 'out') - CARD * SPECIALS[special];
}

/** What a second visit is worth, less the time it takes (SCAV-7). */
export function worthOfVisit(view: View, resident: StayingResidentId): number {
  return weigh(view, visitTo(resident), 'out') - CARD * priceOf(resident);
}

/** The chance of the person who takes it: who plays the part that it names, or who is best at it of those present. */
function bestChance(view: View, test: Exclude<Test, { kind: 'd10' }>, where: Scene['where']): number {
  const { by } = test;
  const people = by === undefined ? present(view, where) : testersIn(view, where, by);
  const need = test.kind === 'empathy' ? 0 : test.need;
  return Math.max(0, ...people.map(({ id }) => chanceToPass(id, need)));
}

type Outdoors = Extract<Effect, { kind: 'noise' | 'noise-roll' | 'return' | 'encounter' | 'search' }>;

/** What means nothing at home: Noise and time, a Resident met, something found. */
function worthOutdoors(view: View, effect: Outdoors): number {
  if (effect.kind === 'noise') return -NOISE * effect.by;
  if (effect.kind === 'noise-roll') return (-ENCOUNTER * noiseOf(view)) / 10;
  if (effect.kind === 'return') return -CARD * Math.min(effect.cards, view.decks.unknown);
  return effect.kind === 'encounter' ? -ENCOUNTER : worthOfSearch(view, effect.chart);
}

import type { Text } from '@vigilia/kernel';
import {
  EXPLORATION,
  EXPLORATION_IDS,
  type ExplorationCard,
  type ExplorationId,
} from '../../data/cards/exploration.ts';
import { LOCATIONS, type Obstacle } from '../../data/cards/locations.ts';
import { visitTo } from '../../data/cards/second-visits.ts';
import { isResident, type Spot } from '../../data/cards/spots.ts';
import type { Chart } from '../../data/language/effect.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { type Hindrance, hindranceAt, priceOf } from '../../rules/scavenging/going-back.ts';
import { BEHIND } from '../../rules/scavenging/map-card.ts';
import { obstacleOn, spotsIn } from '../../rules/table/area.ts';
import { noiseAfter } from '../../rules/table/noise.ts';
import { skillOf } from '../../rules/table/people.ts';
import { effectTexts, OUT_OF_DOORS } from '../../texts/effect.ts';
import { message } from '../../texts/message.ts';
import { chanceToOpenOut, percent } from '../percent.ts';
import { chanceToFind } from './finds.ts';

/** What a step through a Location costs, risks and may bring; null for a choice of another kind. `prompt` is the question. */
export function exploringTexts(view: View, prompt: Text, choice: Choice): Text[] | null {
  if (choice.verb === 'explore') return nextCardTexts(view);
  if (choice.verb === 'go-back') return backTexts(view, choice.spot);
  if (choice.verb === 'roll') return noiseTexts(view, 0);
  if (choice.verb === 'hush') return noiseTexts(view, -(skillOf(choice.person, 'quiet')?.by ?? 0));
  const card = cardOf(prompt);
  if (choice.verb === 'pass-by')
    return [message(card?.kind === 'map' ? 'gloss.leaves-open' : 'gloss.passes-by')];
  if (choice.verb === 'loudly')
    return [...noiseTexts(view, Number(prompt.vars.noise)), ...searchTexts(view, chartOf(card))];
  if (choice.verb === 'quietly')
    return [
      message('gloss.returns', { cards: Number(prompt.vars.returns) }),
      ...searchTexts(view, chartOf(card)),
    ];
  if (choice.verb === 'work') return workTexts(view, card);
  return null;
}

function cardOf({ vars }: Text): ExplorationCard | undefined {
  return EXPLORATION[vars.exploration as ExplorationId];
}

/** Where the card of a question leads to: which part of a Findings card is read. */
function chartOf(card: ExplorationCard | undefined): Chart | null {
  if (card?.kind === 'search') return card.chart;
  return card?.kind === 'map' && card.map !== 'open-space' ? BEHIND[card.map].chart : null;
}

/** Which part of a Findings card a search of the card asked about reads; null if nothing is searched. */
export function chartAsked(prompt: Text): Chart | null {
  return chartOf(cardOf(prompt));
}

function searchTexts(view: View, chart: Chart | null): Text[] {
  return chart === null
    ? []
    : [message('odds.search', { chart, percent: percent(chanceToFind(view, chart)) })];
}

function workTexts(view: View, card: ExplorationCard | undefined): Text[] {
  if (card?.kind !== 'map' || card.map === 'open-space') return [];
  return obstacleTexts(view, card.map, BEHIND[card.map].returns);
}

/** What can be gone back to tonight: its price in cards, and what keeps the group from it. */
export interface WayBack {
  readonly spot: Spot;
  readonly cards: number;
  readonly hindrance: Hindrance | null;
}

/** All that lies open and can be gone back to, now or with what is still missing (SCAV-7). */
export function waysBack(view: View): WayBack[] {
  return spotsIn(view).map((spot) => ({
    spot,
    cards: priceOf(spot),
    hindrance: hindranceAt(view, view.decks.unknown, spot),
  }));
}

/** What going back costs and may bring (SCAV-7). */
function backTexts(view: View, spot: Spot): Text[] {
  const cards = priceOf(spot);
  if (isResident(spot))
    return [message('gloss.returns', { cards }), ...effectTexts(visitTo(spot), OUT_OF_DOORS)];
  const map = obstacleOn(spot);
  return map === null ? [] : obstacleTexts(view, map, cards);
}

function obstacleTexts(view: View, map: Obstacle, returns: number): Text[] {
  const { chart } = BEHIND[map];
  return [
    ...(returns === 0 ? [] : [message('gloss.returns', { cards: returns })]),
    ...(map === 'closed-door'
      ? [message('odds.lock', { percent: percent(chanceToOpenOut(view)) }), message('gloss.spends-lockpick')]
      : []),
    ...searchTexts(view, chart),
  ];
}

/** Noise after it has changed by this much, and the chance of being heard at it (SCAV-3). */
function noiseTexts({ scavenging }: View, by: number): Text[] {
  if (scavenging === null) return [];
  const noise = noiseAfter(scavenging.noise, by);
  return [message('odds.noise', { noise, percent: percentHeard(noise) })];
}

/** How likely a noise roll at this Noise is an encounter, in percent. */
export function percentHeard(noise: number): number {
  return percent(noise / 10);
}

/** How likely the next card of the Unknown deck is one to search or work on, and how likely it makes a noise roll. */
export function nextCardOdds({ scavenging, discards }: View): {
  readonly search: number;
  readonly roll: number;
} {
  if (scavenging === null) return { search: 0, roll: 0 };
  const { map } = LOCATIONS[scavenging.location];
  const turned = [...discards.unknown, ...scavenging.area.cards];
  const unseen = EXPLORATION_IDS.filter((id) => !turned.includes(id)).map((id) => EXPLORATION[id]);
  const share = (is: (card: ExplorationCard) => boolean) =>
    unseen.filter(is).length / Math.max(1, unseen.length);
  return {
    search: share(
      (card) =>
        card.kind === 'search' || (card.kind === 'map' && chartOf(card) !== null && map.includes(card.map)),
    ),
    roll: share(
      (card) =>
        (card.kind === 'map' && card.map === 'open-space' && map.includes(card.map)) ||
        (card.kind === 'happening' && card.effects.some(({ kind }) => kind === 'noise-roll')),
    ),
  };
}

function nextCardTexts(view: View): Text[] {
  const { search, roll } = nextCardOdds(view);
  return [message('odds.next-card', { search: percent(search), roll: percent(roll) })];
}

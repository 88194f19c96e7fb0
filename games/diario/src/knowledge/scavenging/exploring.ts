import type { Text } from '@vigilia/kernel';
import {
  EXPLORATION,
  EXPLORATION_IDS,
  type ExplorationCard,
  type ExplorationId,
} from '../../data/cards/exploration.ts';
import { LOCATIONS } from '../../data/cards/locations.ts';
import type { Chart } from '../../data/language/effect.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { BEHIND } from '../../rules/scavenging/map-card.ts';
import { noiseAfter } from '../../rules/table/noise.ts';
import { present, skillOf } from '../../rules/table/people.ts';
import { message } from '../../texts/message.ts';
import { lockChance, percent } from '../percent.ts';
import { chanceToFind } from './finds.ts';

/** What a step through a Location costs, risks and may bring; null for a choice of another kind. `prompt` is the question. */
export function exploringTexts(view: View, prompt: Text, choice: Choice): Text[] | null {
  if (choice.verb === 'explore') return nextCardTexts(view);
  if (choice.verb === 'roll') return noiseTexts(view, 0);
  if (choice.verb === 'hush') return noiseTexts(view, -(skillOf(choice.person, 'quiet')?.by ?? 0));
  const card = cardOf(prompt);
  if (choice.verb === 'pass-by') return [message('gloss.passes-by')];
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
  const { returns, chart } = BEHIND[card.map];
  const thief = present(view, 'out').find(({ id }) => skillOf(id, 'locks') !== undefined);
  return [
    ...(returns === 0 ? [] : [message('gloss.returns', { cards: returns })]),
    ...(card.map === 'closed-door'
      ? [message('odds.lock', { percent: lockChance(thief?.id ?? null) }), message('gloss.spends-lockpick')]
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
  const unseen = EXPLORATION_IDS.filter((id) => !discards.unknown.includes(id)).map((id) => EXPLORATION[id]);
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

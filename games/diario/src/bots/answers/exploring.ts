import type { Ask } from '@vigilia/kernel';
import { EXPLORATION, type ExplorationId } from '../../data/cards/exploration.ts';
import { isResident, type Spot } from '../../data/cards/spots.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { View } from '../../kinds/view.ts';
import { chanceToOpenOut } from '../../knowledge/percent.ts';
import { specialOf } from '../../rules/scavenging/explore.ts';
import { priceOf } from '../../rules/scavenging/going-back.ts';
import { BEHIND } from '../../rules/scavenging/map-card.ts';
import { noiseOf } from '../../rules/scavenging/noise.ts';
import { obstacleOn } from '../../rules/table/area.ts';
import { noiseAfter } from '../../rules/table/noise.ts';
import { best } from '../lists.ts';
import { worthOfSearch } from '../worth/finds.ts';
import { CARD, ENCOUNTER } from '../worth/rates.ts';
import { worthOfSpecial, worthOfVisit } from '../worth/weigh.ts';

/** Noise rolls still to come, for each unseen card. */
const ROLLS = 0.35;
const HUSH_FROM = 3;

/** The next card, or what the Location offers or what lies open, if that is worth the time. */
export function explore(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const location = view.scavenging?.location;
  if (location === undefined) return undefined;
  return best(choices, (choice) => {
    if (choice.verb === 'go-back') return worthOfGoingBack(view, choice.spot);
    const special = specialOf(choice.verb);
    if (special === null) return 0;
    return worthOfSpecial(view, location, special);
  });
}

/** What lies behind an obstacle, or comes of a second visit, less the time it takes. */
function worthOfGoingBack(view: View, spot: Spot): number {
  if (isResident(spot)) return worthOfVisit(view, spot);
  const map = obstacleOn(spot);
  if (map === null) return 0;
  const chance = map === 'closed-door' ? chanceToOpenOut(view) : 1;
  return chance * worthOfSearch(view, BEHIND[map].chart) - CARD * priceOf(spot);
}

/** Time or Noise, whichever costs less than what may be found. */
export function search(view: View, { choices, prompt }: Ask<Choice>): Choice | undefined {
  const card = EXPLORATION[prompt.vars.exploration as ExplorationId];
  if (card?.kind !== 'search') return undefined;
  const found = worthOfSearch(view, card.chart);
  return best(choices, ({ verb }) => {
    if (verb === 'quietly') return found - CARD * card.returns;
    return verb === 'loudly' ? found - harmOfNoise(view, card.noise) : 0;
  });
}

/** A Resident may hear it now, or later. */
function harmOfNoise(view: View, raised: number): number {
  const noise = noiseAfter(noiseOf(view), raised);
  const later = Math.min(1.5, ROLLS * view.decks.unknown);
  return (ENCOUNTER * (noise + raised * later)) / 10;
}

/** What lies behind costs little but time. */
export function obstacle(_view: View, { choices }: Ask<Choice>): Choice | undefined {
  return choices.find(({ verb }) => verb === 'work');
}

/** A person keeps the others quiet once it is worth it, or when there is not much more to come. */
export function hush(view: View, { choices }: Ask<Choice>): Choice | undefined {
  const noise = noiseOf(view);
  const isTime = noise >= HUSH_FROM || view.decks.unknown <= 2;
  return isTime ? choices.find(({ verb }) => verb === 'hush') : choices.find(({ verb }) => verb === 'roll');
}

export function again(_view: View, { choices }: Ask<Choice>): Choice | undefined {
  return choices.find(({ verb }) => verb === 'reroll');
}

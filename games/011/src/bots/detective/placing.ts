import type { Square } from '../../data/city.ts';
import { candidateArea, isOneSlotLeft, slotsLeft } from '../../rules/area.ts';
import { FOR_A_TILE } from '../../rules/location.ts';
import type { Choice } from '../../table/choices.ts';
import { distance } from '../routes.ts';
import { VICTORY } from './end-worth.ts';
import type { Mind } from './mind.ts';
import { chanceNextTurn } from './next-turn.ts';
import { type Ranked, rank } from './ranked.ts';
import { cluesWorth, timeWorth } from './worth.ts';

const FAR = 12;
/** How ready one must be to want the Organ, and how many Hours from the end one wants it anyhow. */
const ENOUGH = 0.9;
const LATE = 3;
/** With no more slots left than this Fenrir leaves the others to find the Organ. */
const NEARLY_FULL = 2;

/** A Location tile that leaves the Organ room near the suspects; the wolf would rather see no Organ at all. */
export function rankPlacements(mind: Mind, choices: readonly Choice[]): Ranked[] {
  const { view } = mind;
  const isUnwanted = isOrganUnwanted(mind);
  const earned = isUnwanted ? -1 : cluesWorth(mind, FOR_A_TILE.clues) + timeWorth(mind, FOR_A_TILE.time);
  return rank(choices, (choice) => {
    if (choice.verb === 'invoke') return isUnwanted ? earned : earned + 1;
    if (choice.verb !== 'place') return 0;
    const area = candidateArea({ ...view.slots, [choice.direction]: choice.place });
    const far = area.reduce((sum, square) => sum + remoteness(mind, square), 0) / area.length;
    return earned + (1 - far / FAR);
  });
}

/** The wolf needs no Organ, and a player who is behind had better wait with it: a player who is ready would walk there first. */
function isOrganUnwanted({ view, isFenrir, readiness, rivalReadiness, hours }: Mind): boolean {
  if (isFenrir) return slotsLeft(view.slots) <= NEARLY_FULL;
  return isOneSlotLeft(view.slots) && (readiness < ENOUGH || readiness < rivalReadiness) && hours > LATE;
}

/** Near the suspects for a player who is ready, and if the next turn wins; far away for a player who is not. */
export function rankOrganSquares(mind: Mind, choices: readonly Choice[]): Ranked[] {
  const isReady = mind.readiness >= mind.rivalReadiness && !mind.isFenrir;
  return rank(choices, (choice) => {
    if (choice.verb !== 'organ') return Number.NEGATIVE_INFINITY;
    const far = remoteness(mind, choice.square) / FAR;
    return isReady ? VICTORY * chanceNextTurn(mind, { organ: choice.square }) - far : far;
  });
}

/** How far a square lies from the suspects, on average. */
export function remoteness({ view, suspects }: Mind, square: Square): number {
  const sum = suspects.reduce((steps, suspect) => steps + distance(view.characters[suspect], square), 0);
  return sum / Math.max(1, suspects.length);
}

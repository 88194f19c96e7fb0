import type { ExplorationId } from './exploration.ts';
import { STAYING_RESIDENT_IDS, type StayingResidentId } from './second-visits.ts';

/** The Exploration cards that show an obstacle: they can be worked on later (SCAV-7). */
const OBSTACLE_IDS = [
  'coal-hatch',
  'locked-door',
  'barred-window',
  'fallen-wall',
] as const satisfies readonly ExplorationId[];

/** What lies open in the Scavenging area and can be gone back to. */
export const SPOTS = [...OBSTACLE_IDS, ...STAYING_RESIDENT_IDS] as const;
export type Spot = (typeof SPOTS)[number];

export function isResident(card: Spot | ExplorationId): card is StayingResidentId {
  return STAYING_RESIDENT_IDS.some((id) => id === card);
}

export function isSpot(card: ExplorationId): card is (typeof OBSTACLE_IDS)[number] {
  return OBSTACLE_IDS.some((id) => id === card);
}

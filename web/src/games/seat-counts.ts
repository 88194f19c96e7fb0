import type { GameManifest } from './manifest.ts';

/** Every number of seats that a game takes. */
export function seatCounts({ seats: { min, max } }: GameManifest['profile']): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** The same where several people play together. */
export function companyCounts(profile: GameManifest['profile']): number[] {
  return seatCounts(profile).filter((count) => count > 1);
}

/** How many seats such a table has where nothing else is chosen: a game that is usually played alone has two. */
export function usualCompany({ usualSeats }: Pick<GameManifest['profile'], 'usualSeats'>): number {
  return Math.max(2, usualSeats);
}

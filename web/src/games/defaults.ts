import type { Assist, GameProfile } from '@vigilia/kernel';
import { type BrowserStorage, listTables } from '../storage/tables.ts';
import type { GameManifest } from './manifest.ts';

/**
 * What a table gives from the start. Where there is something to find out, the sheet records what was shown and leaves the
 * rest to its player; if players hide nothing from each other, hints spoil nothing.
 */
export function usualAssist({ hasSecrets }: Pick<GameProfile, 'hasSecrets'>): Assist {
  return hasSecrets ? 'record' : 'hints';
}

/**
 * What a game against bots gives unless its player wishes otherwise: a first one gives hints. Games around one screen do
 * not count, because the people there agree on their help for themselves.
 */
export function firstAssist(
  profile: Pick<GameProfile, 'id' | 'hasSecrets'>,
  storage?: BrowserStorage,
): Assist {
  const hasPlayedAlone = listTables(storage).some(
    ({ game, seats }) => game === profile.id && seats.filter(({ kind }) => kind === 'person').length === 1,
  );
  if (hasPlayedAlone || !profile.hasSecrets) return usualAssist(profile);
  return 'advised';
}

/** Whether no table of a game was laid on this device. */
export function isFirstGame({ id }: Pick<GameProfile, 'id'>, storage?: BrowserStorage): boolean {
  return listTables(storage).every(({ game }) => game !== id);
}

/** The levels in turn, from the usual opponent upwards: no two bots beside each other are alike. */
export function mixedLevel(
  { levels, opponent }: Pick<GameProfile, 'levels' | 'opponent'>,
  bot: number,
): string {
  const strong = levels.slice(levels.indexOf(opponent));
  return strong[bot % strong.length] ?? opponent;
}

/** Every number of seats that a game takes. */
export function seatCounts({ seats: { min, max } }: GameManifest['profile']): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** The same when several people play together. */
export function companyCounts(profile: GameManifest['profile']): number[] {
  return seatCounts(profile).filter((count) => count > 1);
}

/** How many seats such a table has if nothing else is chosen: a game that is usually played alone has two. */
export function usualCompany({ usualSeats }: Pick<GameManifest['profile'], 'usualSeats'>): number {
  return Math.max(2, usualSeats);
}

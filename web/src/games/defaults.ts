import type { Assist, GameProfile } from '@vigilia/kernel';
import { type BrowserStorage, listTables } from '../storage/tables.ts';

/** What a table gives from the start: where players hide nothing from each other, hints spoil nothing. */
export function usualAssist({ hasSecrets }: Pick<GameProfile, 'hasSecrets'>): Assist {
  return hasSecrets ? 'reason' : 'hints';
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
  return hasPlayedAlone ? usualAssist(profile) : 'hints';
}

/** Whether no table of a game was laid on this device. */
export function isFirstGame({ id }: Pick<GameProfile, 'id'>, storage?: BrowserStorage): boolean {
  return listTables(storage).every(({ game }) => game !== id);
}

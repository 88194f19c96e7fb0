import type { Signal } from '@preact/signals';
import type { Assist } from '@vigilia/kernel';
import { storedSetting } from '../storage/settings.ts';
import type { GameManifest } from './manifest.ts';

/** The bots and the number of seats that a player chose last for a game, remembered on this device. */
export interface Usual {
  readonly level: Signal<string>;
  readonly seats: Signal<number>;
}

const known = new Map<string, Usual>();

export function usualOf({ profile, remembers }: GameManifest): Usual {
  const usual = known.get(profile.id) ?? {
    level: storedSetting(remembers.level, profile.levels, profile.opponent),
    seats: storedSetting(remembers.seats, seatCounts(profile), profile.usualSeats),
  };
  known.set(profile.id, usual);
  return usual;
}

/** What a table gives from the start: where players hide nothing from each other, hints spoil nothing. */
export function usualAssist({ hasSecrets }: GameManifest['profile']): Assist {
  return hasSecrets ? 'reason' : 'hints';
}

/** Every number of seats that a game takes. */
export function seatCounts({ seats: { min, max } }: GameManifest['profile']): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

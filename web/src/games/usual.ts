import type { Signal } from '@preact/signals';
import { ASSISTS, type Assist } from '@vigilia/kernel';
import { storedSetting } from '../storage/settings.ts';
import { listTables } from '../storage/tables.ts';
import type { GameManifest } from './manifest.ts';

type Profile = GameManifest['profile'];

/** What a player chose last for a game, remembered on this device. */
export interface Usual {
  /** The bots, where all are alike. */
  readonly level: Signal<string>;
  readonly seats: Signal<number>;
  /** Whether each bot is chosen by itself, from {@link mix}. */
  readonly isMixed: Signal<boolean>;
  /** A bot for each seat beside the player's, as many as the game takes. */
  readonly mix: readonly Signal<string>[];
  /** Null until a game was begun. */
  readonly assist: Signal<Assist | null>;
}

const known = new Map<string, Usual>();

export function usualOf({ profile, remembers }: GameManifest): Usual {
  const { id, levels, opponent, seats, usualSeats } = profile;
  const usual = known.get(id) ?? {
    level: storedSetting(remembers.level, levels, opponent),
    seats: storedSetting(remembers.seats, seatCounts(profile), usualSeats),
    isMixed: storedSetting(`${id}.mixed`, [true, false], false),
    mix: Array.from({ length: seats.max - 1 }, (_, bot) =>
      storedSetting(`${id}.bot-${bot + 1}`, levels, mixedLevel(profile, bot)),
    ),
    assist: storedSetting<Assist | null>(`${id}.assist`, ASSISTS, null),
  };
  known.set(id, usual);
  return usual;
}

/** The levels in turn, from the usual opponent upwards: no two bots beside each other are alike. */
export function mixedLevel({ levels, opponent }: Pick<Profile, 'levels' | 'opponent'>, bot: number): string {
  const strong = levels.slice(levels.indexOf(opponent));
  return strong[bot % strong.length] ?? opponent;
}

/** The bots that a player chose last, one for each seat beside their own. */
export function botsOf({ level, seats, isMixed, mix }: Usual): string[] {
  return mix.slice(0, seats.value - 1).map((bot) => (isMixed.value ? bot.value : level.value));
}

/** What a table gives from the start: where players hide nothing from each other, hints spoil nothing. */
export function usualAssist({ hasSecrets }: Profile): Assist {
  return hasSecrets ? 'reason' : 'hints';
}

/** What a game against bots gives unless its player wishes otherwise: in a first game hints are at hand. */
export function firstAssist(profile: Profile): Assist {
  return isFirstGame(profile) ? 'hints' : usualAssist(profile);
}

/** Whether no table of a game was laid on this device. */
export function isFirstGame({ id }: Pick<Profile, 'id'>): boolean {
  return listTables().every(({ game }) => game !== id);
}

/** Every number of seats that a game takes. */
export function seatCounts({ seats: { min, max } }: Profile): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

import type { Signal } from '@preact/signals';
import { ASSISTS, type Assist } from '@vigilia/kernel';
import { storedSetting } from '../storage/settings.ts';
import { mixedLevel, seatCounts } from './defaults.ts';
import type { GameManifest } from './manifest.ts';

/** What a player chose last for a game, remembered on this device. */
export interface Usual {
  /** The bots, if all are alike. */
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

export function usualOf({ profile, remembers }: Pick<GameManifest, 'profile' | 'remembers'>): Usual {
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

/** The bots that a player chose last, one for each seat beside their own. */
export function botsOf({ level, seats, isMixed, mix }: Usual): string[] {
  return mix.slice(0, seats.value - 1).map((bot) => (isMixed.value ? bot.value : level.value));
}

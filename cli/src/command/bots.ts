import { botNamesOf, botOf } from '@vigilia/bots';
import type { Adviser, Bot, GameEntry, Kinds } from '@vigilia/kernel';
import { type Arguments, textOf } from '../arguments/arguments.ts';
import { usageError } from '../arguments/errors.ts';

/** Every bot that plays a game, from the weakest to the strongest, then those that players are not offered. */
export function everyBotName(entry: GameEntry): string[] {
  return [...new Set([...entry.profile.levels, ...botNamesOf(entry)])];
}

/** The bots by name, one for all seats or one for each: `random` or `random,random,random`. */
export function botNames(given: Arguments, seats: number, otherwise: string): string[] {
  const names = (textOf(given, 'bots') ?? otherwise).split(',');
  if (names.length > 1 && names.length !== seats) throw usageError('usage.bots', { players: seats });
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}

export function botsNamed(names: readonly string[], entry: GameEntry): Bot<Kinds>[] {
  return names.map((name) => botFor(entry, name, null));
}

/** A bot by its name. A bot that searches thinks this many milliseconds about a choice, or as long as it likes. */
export function botFor(entry: GameEntry, name: string, budget: number | null): Bot<Kinds> {
  const bot = botOf(entry, name, budget === null ? null : { milliseconds: budget });
  if (bot === undefined) throw usageError('usage.unknown-bot', { name, known: everyBotName(entry) });
  return bot;
}

/** The bot that gives hints, if the game has one. */
export function adviserOf(entry: GameEntry): Adviser<Kinds> | undefined {
  const { adviser } = entry.profile;
  // The profile names an adviser only.
  return adviser === null ? undefined : (botOf(entry, adviser, null) as Adviser<Kinds>);
}

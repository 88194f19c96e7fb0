import { BOTS, type Bot } from '@vigilia/bots';
import type { Game, Kinds } from '@vigilia/kernel';
import { type Arguments, isSet, numberOf, type Options, textOf } from './arguments.ts';
import { misused } from './complaint.ts';

/** The options of every command that lays a table. */
export const TABLE_OPTIONS: Options = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  beginners: { type: 'boolean' },
};

const USUAL_SEATS = 4;
const USUAL_BOT = 'random';

export function seatsOf(given: Arguments, { seats: { min, max } }: Game): number {
  return numberOf(given, 'seats', {
    least: min,
    most: max,
    otherwise: Math.min(Math.max(USUAL_SEATS, min), max),
  });
}

/** The game's own options, as far as they were named: it completes them itself. */
export function optionsOf(given: Arguments): Record<string, unknown> {
  return isSet(given, 'beginners') ? { beginners: true } : {};
}

/** The bots by name, one for all seats or one for each: `random` or `random,random,random`. */
export function botNames(given: Arguments, seats: number): string[] {
  const names = (textOf(given, 'bots') ?? USUAL_BOT).split(',');
  if (names.length > 1 && names.length !== seats) throw misused('usage.bots', { players: seats });
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}

export function botsNamed<K extends Kinds>(names: readonly string[], game: Game<K>): Bot<K>[] {
  return names.map((name) => {
    const known = Object.keys(BOTS);
    const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    if (make === undefined) throw misused('usage.unknown-bot', { name, known });
    return make(game);
  });
}

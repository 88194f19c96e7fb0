import { BOTS } from '@vigilia/bots';
import { type Bot, isRefusal, type Kinds } from '@vigilia/kernel';
import { type Arguments, isSet, numberOf, type Options, textOf } from './arguments.ts';
import type { Call } from './command.ts';
import { misused } from './complaint.ts';
import type { Shelved } from './games.ts';
import { tableVoice } from './voice.ts';

/** The options of every command that lays a table. */
export const TABLE_OPTIONS: Options = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  beginners: { type: 'boolean' },
  difficulty: { type: 'string' },
};

export function seatsOf(given: Arguments, { game, usualSeats }: Shelved): number {
  const { min, max } = game.seats;
  return numberOf(given, 'seats', { least: min, most: max, otherwise: usualSeats });
}

/** The game's own options, as far as they were named: it completes them itself, or says why it cannot. */
export async function optionsOf(call: Call, taken: Shelved): Promise<Record<string, unknown>> {
  const difficulty = textOf(call, 'difficulty');
  const options = {
    ...(isSet(call, 'beginners') ? { beginners: true } : {}),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  const completed = taken.game.options(options);
  if (!isRefusal(completed)) return options;
  const { clause, reason } = completed;
  const words = (await tableVoice(call.language, taken, taken.game.seats.max))(reason);
  throw misused('usage.refused', { reason: clause === null ? words : `${clause}: ${words}` });
}

/** The bots by name, one for all seats or one for each: `random` or `random,random,random`. */
export function botNames(given: Arguments, seats: number, otherwise: string): string[] {
  const names = (textOf(given, 'bots') ?? otherwise).split(',');
  if (names.length > 1 && names.length !== seats) throw misused('usage.bots', { players: seats });
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}

export function botsNamed(names: readonly string[], { game, bots }: Shelved): Bot<Kinds>[] {
  const anyGame = Object.entries(BOTS).map(([name, make]): [string, Bot<Kinds>] => [name, make(game)]);
  const known = new Map([...anyGame, ...Object.entries(bots)]);
  return names.map((name) => {
    const bot = known.get(name);
    if (bot === undefined) throw misused('usage.unknown-bot', { name, known: [...known.keys()] });
    return bot;
  });
}

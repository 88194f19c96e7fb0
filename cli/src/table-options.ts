import { BOTS } from '@vigilia/bots';
import { type Bot, isRefusal, type Kinds } from '@vigilia/kernel';
import { type Arguments, isSet, numberOf, type Options, textOf } from './arguments.ts';
import type { Call } from './command.ts';
import { usageError } from './errors.ts';
import type { TerminalGame } from './games.ts';
import { gameTranslator } from './texts/translators.ts';

/** The options of every command that lays a table. */
export const TABLE_OPTIONS: Options = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  beginners: { type: 'boolean' },
  difficulty: { type: 'string' },
};

export function seatsOf(given: Arguments, { game, usualSeats }: TerminalGame): number {
  const { min, max } = game.seats;
  return numberOf(given, 'seats', { least: min, most: max, otherwise: usualSeats });
}

/** The game's own options, as far as they were named: it completes them itself, or says why it cannot. */
export async function optionsOf(call: Call, terminalGame: TerminalGame): Promise<Record<string, unknown>> {
  const difficulty = textOf(call, 'difficulty');
  const options = {
    ...(isSet(call, 'beginners') ? { beginners: true } : {}),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  const completed = terminalGame.game.options(options);
  if (!isRefusal(completed)) return options;
  const { clause, reason } = completed;
  const words = (await gameTranslator(call.language, terminalGame, terminalGame.game.seats.max))(reason);
  throw usageError('usage.refused', { reason: clause === null ? words : `${clause}: ${words}` });
}

/** The bots by name, one for all seats or one for each: `random` or `random,random,random`. */
export function botNames(given: Arguments, seats: number, otherwise: string): string[] {
  const names = (textOf(given, 'bots') ?? otherwise).split(',');
  if (names.length > 1 && names.length !== seats) throw usageError('usage.bots', { players: seats });
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] as string);
}

export function botsNamed(names: readonly string[], terminalGame: TerminalGame): Bot<Kinds>[] {
  return names.map((name) => botFor(terminalGame, name, null));
}

/** A bot by its name, with as many milliseconds for each choice as it is given, if it knows what to do with them. */
export function botFor(
  { game, bots, thinkers = {} }: TerminalGame,
  name: string,
  budget: number | null,
): Bot<Kinds> {
  const known = new Map<string, () => Bot<Kinds>>([
    ...Object.entries(BOTS).map(([id, make]) => [id, () => make(game)] as const),
    ...Object.entries(bots).map(([id, bot]) => [id, () => bot] as const),
    ...Object.entries(thinkers).map(([id, make]) => [id, () => make(budget)] as const),
  ]);
  const make = known.get(name);
  if (make === undefined) throw usageError('usage.unknown-bot', { name, known: [...known.keys()] });
  return make();
}

import { isRefusal, type OptionField } from '@vigilia/kernel';
import { type Arguments, isSet, numberOf, type Options, textOf } from '../arguments/arguments.ts';
import { usageError } from '../arguments/errors.ts';
import { GAMES } from '../games.ts';
import { gameTranslator } from '../texts/translators.ts';
import type { TerminalGame } from '../ui/terminal-ui.ts';
import type { Call } from './command.ts';

/** The options of the games themselves. Two games may share the name of an option, and then its flag. */
const GAME_FIELDS: readonly OptionField[] = Object.values(GAMES).flatMap(
  ({ entry }) => entry.profile.options,
);

/** Lists of what a game leaves out, typed with commas between the kinds. */
const AVOID_OPTIONS: readonly string[] = Object.values(GAMES).flatMap(
  ({ entry }) => entry.profile.avoids?.option ?? [],
);

/** The options of every command that sets up a table. */
export const TABLE_OPTIONS: Options = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  ...Object.fromEntries(
    GAME_FIELDS.map((field) => [flagOf(field), { type: isSwitch(field) ? 'boolean' : 'string' }]),
  ),
  ...Object.fromEntries(AVOID_OPTIONS.map((name) => [name, { type: 'string' }])),
};

/** What is typed to choose a value of this field: a switch that is on by itself is turned off. */
export function flagOf({ name, usual }: OptionField): string {
  return usual === true ? `no-${name}` : name;
}

export function isSwitch({ values }: OptionField): boolean {
  return values.every((value) => typeof value === 'boolean');
}

export function seatsOf(given: Arguments, { entry: { profile } }: TerminalGame): number {
  const { min, max } = profile.seats;
  return numberOf(given, 'seats', { least: min, most: max, otherwise: profile.usualSeats });
}

/** The game's own options that the command line names. The game fills in the others, or refuses with a reason. */
export async function optionsOf(call: Call, terminalGame: TerminalGame): Promise<Record<string, unknown>> {
  const { game } = terminalGame.entry;
  const options = Object.fromEntries(
    [
      ...GAME_FIELDS.map((field) => [field.name, typedValue(call, field)]),
      ...AVOID_OPTIONS.map((name) => [name, typedList(call, name)]),
    ].filter(([, value]) => value !== undefined),
  );
  const completed = game.options(options);
  if (!isRefusal(completed)) return options;
  const { clause, reason } = completed;
  const words = (await gameTranslator(call.language, terminalGame, game.seats.max))(reason);
  throw usageError('usage.refused', { reason: clause === null ? words : `${clause}: ${words}` });
}

function typedValue(given: Arguments, field: OptionField): string | boolean | undefined {
  const flag = flagOf(field);
  if (!isSwitch(field)) return textOf(given, flag);
  return isSet(given, flag) ? !field.usual : undefined;
}

/** The words of a list in the order of their letters, each once: the form that games take. */
function typedList(given: Arguments, flag: string): string[] | undefined {
  const words = textOf(given, flag)
    ?.split(',')
    .map((word) => word.trim());
  return words && [...new Set(words.filter((word) => word !== ''))].sort();
}

import { isRefusal, type OptionField } from '@vigilia/kernel';
import { type Arguments, isSet, numberOf, type Options, textOf } from './arguments.ts';
import type { Call } from './command.ts';
import { usageError } from './errors.ts';
import { GAMES } from './games.ts';
import { gameTranslator } from './texts/translators.ts';
import type { TerminalGame } from './ui/terminal-ui.ts';

/** The options of the games themselves. Two games may share the name of an option, and then its flag. */
const GAME_FIELDS: readonly OptionField[] = Object.values(GAMES).flatMap(
  ({ entry }) => entry.profile.options,
);

/** The options of every command that sets up a table. */
export const TABLE_OPTIONS: Options = {
  seats: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
  ...Object.fromEntries(
    GAME_FIELDS.map((field) => [flagOf(field), { type: isSwitch(field) ? 'boolean' : 'string' }]),
  ),
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
    GAME_FIELDS.flatMap((field) => {
      const value = typedValue(call, field);
      return value === undefined ? [] : [[field.name, value]];
    }),
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

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isSeed, namedSeed } from '@vigilia/kernel';
import { type Arguments, isSet, numberOf, positionalsOf, textOf } from '../arguments/arguments.ts';
import { usageError } from '../arguments/errors.ts';
import { botNames } from '../command/bots.ts';
import type { Call } from '../command/command.ts';
import { headerFor } from '../command/deal.ts';
import { optionsOf, seatsOf } from '../command/table-options.ts';
import { findGame, gameNamed } from '../games.ts';
import { latestSave, readSave, type Save, saveFile } from './save.ts';

/** A game to be played, and the file it is saved in. */
export interface SavedGame {
  readonly save: Save;
  readonly file: string;
}

/** A new game, as the arguments describe it. */
export async function newGame(given: Call): Promise<SavedGame> {
  const [id] = positionalsOf(given, 1);
  const terminalGame = gameNamed(id);
  const { game, profile } = terminalGame.entry;
  const seats = seatsOf(given, terminalGame);
  const people = numberOf(given, 'people', { least: 1, most: seats, otherwise: 1 });
  const seed = seedFrom(textOf(given, 'seed'));
  const options = await optionsOf(given, terminalGame);
  const header = {
    ...headerFor({ game, seats, options, seed }),
    practice: isSet(given, 'practice'),
    bots: Array.from({ length: seats }, (_, seat) => seat).slice(people),
  };
  const file = textOf(given, 'file') ?? saveFile(header);
  // A new game never overwrites a saved one.
  if (existsSync(file)) throw usageError('play.file-exists', { path: file });
  return {
    save: { vigilia: 1, header, log: [], people, bots: botNames(given, seats, profile.opponent) },
    file,
  };
}

/** A saved game: the one in the file, or the latest. */
export function resumedGame(given: Arguments): SavedGame {
  const rest = given.positionals.filter((argument) => findGame(argument) === undefined);
  const [named] = positionalsOf({ ...given, positionals: rest }, 1);
  const file = named ?? textOf(given, 'file') ?? latestSave();
  return { save: readSave(file), file };
}

/** A seed as typed, one made from a typed name, or a new one. */
function seedFrom(written: string | undefined): string {
  if (written === undefined) return randomBytes(32).toString('hex');
  return isSeed(written) ? written : namedSeed(written);
}

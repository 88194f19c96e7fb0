import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { header, isSeed, namedSeed } from '@vigilia/kernel';
import { type Arguments, isSet, numberOf, textOf } from '../arguments.ts';
import type { Call } from '../command.ts';
import { usageError } from '../errors.ts';
import { GAMES, gameNamed } from '../games.ts';
import { botNames, optionsOf, seatsOf } from '../table-options.ts';
import { latestSave, readSave, type Save, saveFile } from './save.ts';

/** A game to be played, and the file it is kept in. */
export interface SavedGame {
  readonly save: Save;
  readonly file: string;
}

/** A new table, as the arguments lay it. */
export async function newGame(given: Call): Promise<SavedGame> {
  const [id, ...rest] = given.positionals;
  if (rest.length > 0) throw usageError('usage.too-much', { rest: rest.join(' ') });
  const terminalGame = gameNamed(id);
  const { game, opponent } = terminalGame;
  const seats = seatsOf(given, terminalGame);
  const people = numberOf(given, 'people', { least: 1, most: seats, otherwise: 1 });
  const seed = seedFrom(textOf(given, 'seed'));
  const begun = header({
    game: game.id,
    rules: game.rules,
    seed,
    entropy: [],
    seats,
    options: await optionsOf(given, terminalGame),
    ...(isSet(given, 'practice') ? { practice: true } : {}),
  });
  const file = textOf(given, 'file') ?? saveFile(begun);
  // A game that was put away is never written over.
  if (existsSync(file)) throw usageError('play.file-exists', { path: file });
  return {
    save: { vigilia: 1, header: begun, log: [], people, bots: botNames(given, seats, opponent) },
    file,
  };
}

/** A game that was put away: the one in the file, or the latest. */
export function resumedGame(given: Arguments): SavedGame {
  const rest = given.positionals.filter((argument) => !Object.hasOwn(GAMES, argument));
  if (rest.length > 1) throw usageError('usage.too-much', { rest: rest.slice(1).join(' ') });
  const file = rest[0] ?? textOf(given, 'file') ?? latestSave();
  return { save: readSave(file), file };
}

/** A seed as it stands, a name for one, or a new one. */
function seedFrom(written: string | undefined): string {
  if (written === undefined) return randomBytes(32).toString('hex');
  return isSeed(written) ? written : namedSeed(written);
}

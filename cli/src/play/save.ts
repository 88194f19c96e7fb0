import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Entry, type Header, objectIn } from '@vigilia/kernel';
import { failure } from '../arguments/errors.ts';
import { cannotUse } from '../arguments/files.ts';

/** A saved game: its record, its people and its bots. */
export interface Save {
  /** The version of this form. */
  readonly vigilia: 1;
  readonly header: Header;
  readonly log: readonly Entry[];
  /** People sit at the first seats, bots at the others. */
  readonly people: number;
  /** One for each seat, used or not. */
  readonly bots: readonly string[];
  /** Whether the game was over under the rules it was played by; older saves do not say. */
  readonly over?: boolean;
}

/** The folder of saved games and, below it, of a server's tables, unless the command line names others. */
export function saveFolder({ XDG_DATA_HOME, APPDATA }: NodeJS.ProcessEnv): string {
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'vigilia');
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'vigilia');
}

/** Named by its commitment: no two games share one. */
export function saveFile({ game, commitment }: Header): string {
  return join(saveFolder(process.env), `${game}-${commitment.slice(0, 12)}.json`);
}

/** The game that was played last. */
export function latestSave(): string {
  const folder = saveFolder(process.env);
  try {
    const saves = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name))
      .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
    if (saves[0] !== undefined) return saves[0];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw cannotUse(folder, error);
  }
  throw failure('play.nothing-saved', { folder });
}

/** Writes beside the old save and then replaces it, so that one of the two is always whole. */
export function writeSave(path: string, save: Save): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, `${JSON.stringify(save)}\n`);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw cannotUse(path, error);
  }
}

export function readSave(path: string): Save {
  let written: string;
  try {
    written = readFileSync(path, 'utf8');
  } catch (error) {
    throw cannotUse(path, error);
  }
  const save = objectIn(written);
  if (!isSave(save)) throw failure('play.not-a-save', { path });
  return save;
}

/** Whether it has the parts of a save; the kernel checks whether they make a game. */
export function isSave(value: unknown): value is Save {
  if (typeof value !== 'object' || value === null) return false;
  const { vigilia, header, log, people, bots } = value as Partial<Save>;
  const isHeader =
    typeof header === 'object' && Array.isArray(header?.entropy) && typeof header.options === 'object';
  return vigilia === 1 && isHeader && Array.isArray(log) && Number.isInteger(people) && Array.isArray(bots);
}

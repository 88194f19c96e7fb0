import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Place } from '@vigilia/server';
import { type Arguments, type Options, textOf } from '../arguments.ts';
import { failed } from '../complaint.ts';

/** The options of every command that works on the tables of a server. */
export const PLACE_OPTIONS: Options = { data: { type: 'string' } };

/** `DATABASE_URL` wins over a folder: one image serves both ways, and its folder is named inside it. */
export function placeOf(given: Arguments): Place {
  const { DATABASE_URL: url } = process.env;
  if (!url) return { data: textOf(given, 'data') ?? usualFolder(process.env) };
  if (!/^postgres(ql)?:/.test(url)) throw failed('serve.not-a-database');
  return { url };
}

/** The place in words; the address of a database holds a password. */
export function describePlace(place: Place): string {
  return 'url' in place ? 'PostgreSQL' : place.data;
}

/** Next to the games that are saved by `vigilia play`. */
function usualFolder({ XDG_DATA_HOME, APPDATA }: NodeJS.ProcessEnv): string {
  const own = process.platform === 'win32' && APPDATA ? APPDATA : undefined;
  return join(own ?? (XDG_DATA_HOME || join(homedir(), '.local', 'share')), 'vigilia', 'server');
}

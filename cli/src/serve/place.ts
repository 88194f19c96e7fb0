import { join } from 'node:path';
import type { StoreLocation } from '@vigilia/server';
import { type Arguments, type Options, textOf } from '../arguments.ts';
import { failure } from '../errors.ts';
import { saveFolder } from '../play/save.ts';

/** The options of every command that works on the tables of a server. */
export const PLACE_OPTIONS: Options = { data: { type: 'string' } };

/** Next to saved games, unless a folder is named. `DATABASE_URL` wins over a folder: one image serves both ways, and its folder is named inside it. */
export function placeOf(given: Arguments): StoreLocation {
  const { DATABASE_URL: url } = process.env;
  if (!url) return { data: textOf(given, 'data') ?? join(saveFolder(process.env), 'server') };
  if (!/^postgres(ql)?:/.test(url)) throw failure('serve.not-a-database');
  return { url };
}

/** The place in words; the address of a database holds a password. */
export function describePlace(place: StoreLocation): string {
  return 'url' in place ? 'PostgreSQL' : place.data;
}

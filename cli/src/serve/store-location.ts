import { join } from 'node:path';
import type { StoreLocation } from '@vigilia/server';
import { type Arguments, type Options, textOf } from '../arguments/arguments.ts';
import { failure } from '../arguments/errors.ts';
import { saveFolder } from '../play/save.ts';

/** The options of every command that works on the tables of a server. */
export const STORE_OPTIONS: Options = { data: { type: 'string' } };

/**
 * The folder of the command line, or one next to the saved games. `DATABASE_URL` comes before a folder, because the
 * image for containers always names its folder.
 */
export function storeLocationOf(given: Arguments): StoreLocation {
  const { DATABASE_URL: url } = process.env;
  if (!url) return { data: textOf(given, 'data') ?? join(saveFolder(process.env), 'server') };
  if (!/^postgres(ql)?:/.test(url)) throw failure('serve.not-a-database');
  return { url };
}

/** The location in words; the address of a database holds a password. */
export function describeLocation(place: StoreLocation): string {
  return 'url' in place ? 'PostgreSQL' : place.data;
}

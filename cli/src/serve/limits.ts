import { readFileSync } from 'node:fs';
import { readLimits, type ServerOptions } from '@vigilia/server';
import { type Arguments, textOf } from '../arguments/arguments.ts';
import { failure } from '../arguments/errors.ts';
import { cannotUse } from '../arguments/files.ts';

/** The limits of the file that the command line names; the usual ones hold for all that it leaves out. */
export function limitsOf(given: Arguments): Pick<ServerOptions, 'limits'> {
  const path = textOf(given, 'limits');
  if (path === undefined) return {};
  const limits = readLimits(contentOf(path));
  if ('wrong' in limits) throw failure('usage.limits', { path, where: limits.wrong });
  return { limits };
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw cannotUse(path, error);
  }
}

import { open } from 'node:fs/promises';
import { type CommandError, failure } from './errors.ts';

/** The lines of a text file, read as they are needed. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    const file = await open(path);
    for await (const line of file.readLines()) yield line;
  } catch (error) {
    throw cannotUse(path, error);
  }
}

/** The error about a file that cannot be read or written. */
export function cannotUse(path: string, error: unknown): CommandError {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code === 'ENOENT' ? failure('usage.no-file', { path }) : failure('usage.file', { path, code });
}

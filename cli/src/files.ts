import { open } from 'node:fs/promises';
import { type CommandError, failure } from './errors.ts';

/** A text file line by line, never held whole. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    const file = await open(path);
    for await (const line of file.readLines()) yield line;
  } catch (error) {
    throw cannotUse(path, error);
  }
}

/** What to say about a file that could not be read or written. */
export function cannotUse(path: string, error: unknown): CommandError {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code === 'ENOENT' ? failure('usage.no-file', { path }) : failure('usage.file', { path, code });
}

import { open } from 'node:fs/promises';
import { type Complaint, failed } from './complaint.ts';

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
export function cannotUse(path: string, error: unknown): Complaint {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code === 'ENOENT' ? failed('usage.no-file', { path }) : failed('usage.file', { path, code });
}

import { readFileSync } from 'node:fs';

/** The first choice of every list, more often than any game asks. */
export const ALWAYS_THE_FIRST = Array.from({ length: 2000 }, () => '1');

export const TABLE = ['play', '011', '--seed', 'a dark night'];

export function savedLog(file: string): { by: number; choice?: string; backTo?: number }[] {
  return JSON.parse(readFileSync(file, 'utf8')).log;
}

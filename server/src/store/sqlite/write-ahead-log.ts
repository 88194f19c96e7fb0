import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

/** The first bytes of every write-ahead log of SQLite; the last bit tells the order of bytes in its checksums. */
const MAGIC = 0x377f0682;

export function writeAheadLogOf(database: string): string {
  return `${database}-wal`;
}

/** 0 if there is none. */
export function bytesIn(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}

/**
 * Whether this can be the write-ahead log of a server that was killed. SQLite overwrites it from its beginning and never
 * makes it shorter while the database is open. What is cut off behind `least` bytes cannot be known: a power cut in the
 * middle of a write leaves the same.
 */
export function isWholeAsFarAsKnown(path: string, least: number): boolean {
  if (!existsSync(path) || statSync(path).size < least) return false;
  return least === 0 || hasMagic(path);
}

function hasMagic(path: string): boolean {
  const first = Buffer.alloc(4);
  const file = openSync(path, 'r');
  try {
    readSync(file, first, 0, first.length, 0);
  } finally {
    closeSync(file);
  }
  return (first.readUInt32BE() & ~1) === MAGIC;
}

import { randomBytes } from 'node:crypto';

const LENGTH = 22;

/** An id that nobody can guess: 132 random bits. Whoever has it has the link to the table. */
export function newTableId(): string {
  return randomBytes(LENGTH).toString('base64url').slice(0, LENGTH);
}

import { createHash, randomBytes } from 'node:crypto';

/** Names an identity: 128 bits, 22 characters. It never leaves the server. */
export function newIdentity(): string {
  return randomBytes(16).toString('base64url');
}

/** What a person or a program carries to be known again: 256 bits, 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. It needs no salt and no slowness: 128 bits and more cannot be guessed. */
export function hashOf(secret: string | Uint8Array): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether this could be a secret of ours at all, so that nonsense is not looked up. */
export function isSecret(given: string): boolean {
  return /^[\w-]{43}$/.test(given);
}

import { createHash, randomBytes } from 'node:crypto';

/** Random bytes in characters that an address takes. None begins with a dash, which a command would read as an option. */
export function randomName(bytes: number): string {
  const name = randomBytes(bytes).toString('base64url');
  return name.startsWith('-') ? randomName(bytes) : name;
}

/** Names an identity: 128 bits less a tiny part, 22 characters. It never leaves the server. */
export function newIdentity(): string {
  return randomName(16);
}

/** What a person or a program carries to be known again: 256 bits less a tiny part, 43 characters. */
export function newSecret(): string {
  const secret = randomName(32);
  // A device is named by the hash of its cookie.
  return hashOf(secret).startsWith('-') ? newSecret() : secret;
}

/** What is kept of a secret. It needs no salt and no slowness: 128 bits and more cannot be guessed. */
export function hashOf(secret: string | Uint8Array): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether this could be a secret of ours at all, so that nonsense is not looked up. */
export function isSecret(given: string): boolean {
  return /^[\w-]{43}$/.test(given);
}

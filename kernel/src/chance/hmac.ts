import { type Start, sha256Hex, sha256Words, startWith } from './sha256.ts';

const BLOCK = 64;

/** A key of HMAC-SHA-256 (RFC 2104), ready to use: both of its padded blocks are hashed already. */
export interface HmacKey {
  readonly inner: Start;
  readonly outer: Start;
}

/** Takes a key of at most 64 bytes. */
export function hmacKey(key: Uint8Array): HmacKey {
  return { inner: startWith(padded(key, 0x36)), outer: startWith(padded(key, 0x5c)) };
}

function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(BLOCK).fill(pad);
  for (let at = 0; at < key.length; at++) block[at] = (key[at] as number) ^ pad;
  return block;
}

const inside = new Uint32Array(8);
const digest = new Uint8Array(32);

/** HMAC-SHA-256 of a text as UTF-8, as 64 hex digits. */
export function hmacHex({ inner, outer }: HmacKey, message: string): string {
  sha256Words(message, inner, inside);
  for (let at = 0; at < digest.length; at++) digest[at] = (inside[at >> 2] as number) >>> (24 - (at & 3) * 8);
  return sha256Hex(digest, outer);
}

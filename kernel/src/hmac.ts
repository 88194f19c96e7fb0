import { type Start, sha256Hex, sha256Words, startWith } from './sha256.ts';

const BLOCK = 64;

/** A key of HMAC-SHA-256 (RFC 2104), ready to use: both of its padded blocks are hashed already. */
export interface HmacKey {
  readonly inner: Start;
  readonly outer: Start;
}

/** Takes a key of at most 64 bytes. */
export function hmacKey(key: Uint8Array): HmacKey {
  const padded = (pad: number) => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ pad);
  return { inner: startWith(padded(0x36)), outer: startWith(padded(0x5c)) };
}

/** HMAC-SHA-256 of a text as UTF-8, as 64 hex digits. */
export function hmacHex({ inner, outer }: HmacKey, message: string): string {
  const digest = new DataView(new ArrayBuffer(32));
  sha256Words(message, inner).forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return sha256Hex(new Uint8Array(digest.buffer), outer);
}

import { sha256Hex } from './sha256.ts';

const SEED = /^[0-9a-f]{64}$/;

export function isSeed(seed: string): boolean {
  return SEED.test(seed);
}

/** What is published when the table opens: SHA-256 of the seed's 32 bytes. */
export function commitmentOf(seed: string): string {
  return sha256Hex(seedBytes(seed));
}

/** What a seat shows of its entropy before any seat opens its own: SHA-256 of its UTF-8 bytes. */
export function entropyHashOf(entropy: string): string {
  return sha256Hex(entropy);
}

/** The seed the game is dealt from: the table's own, with whatever the seats threw in, in seat order. */
export function mixedSeed(seed: string, entropy: readonly string[]): string {
  if (entropy.length === 0) return seed;
  return sha256Hex([seed, ...entropy].join('\n'));
}

/** A seed for a numbered game of a series: reproducible from a short name such as `7`. */
export function namedSeed(name: string): string {
  return sha256Hex(name);
}

/** The 32 bytes that a seed's hex digits stand for. */
export function seedBytes(seed: string): Uint8Array {
  if (!isSeed(seed)) throw new TypeError('a seed is 64 hex digits');
  return Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

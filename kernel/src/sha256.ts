/**
 * SHA-256 (FIPS 180-4), synchronous and the same in Node and in the browser, where only an async one is built
 * in.
 */

const ROUND_CONSTANTS = primeFractions(64, 1 / 3);
const INITIAL_HASH = primeFractions(8, 1 / 2);

/** The first 32 bits of the fractional parts of the roots of the first primes: how the standard finds them. */
function primeFractions(count: number, root: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) isPrime &&= candidate % divisor !== 0;
    if (!isPrime) continue;
    const value = candidate ** root;
    words[found++] = (value - Math.floor(value)) * 0x1_0000_0000;
  }
  return words;
}

type EightWords = [number, number, number, number, number, number, number, number];

const schedule = new Uint32Array(64);

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function compress(hash: Uint32Array, block: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15] as number;
    const late = schedule[i - 2] as number;
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = (schedule[i - 16] as number) + small + (schedule[i - 7] as number) + large;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as EightWords;
  for (let i = 0; i < 64; i++) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choose = (e & f) ^ (~e & g);
    const first = (h + sumE + choose + (ROUND_CONSTANTS[i] as number) + (schedule[i] as number)) | 0;
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (mixed[i] as number);
}

function hashBytes(bytes: Uint8Array): Uint32Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = INITIAL_HASH.slice();
  for (let offset = 0; offset < padded.length; offset += 64) compress(hash, view, offset);
  return hash;
}

const encoder = new TextEncoder();

/** The hash of a text, as eight 32-bit words. */
export function sha256Words(message: string): Uint32Array {
  return hashBytes(encoder.encode(message));
}

/** The hash of some bytes, as 64 hex digits. */
export function sha256Hex(bytes: Uint8Array): string {
  return Array.from(hashBytes(bytes), (word) => word.toString(16).padStart(8, '0')).join('');
}

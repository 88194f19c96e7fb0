/**
 * SHA-256 (FIPS 180-4), synchronous and the same in Node and in the browser, where only an async one is built in. A draw
 * goes on from a block that is hashed already, into words that are there already: a library that takes and gives bytes
 * was slower at that (docs/dependencies.md).
 */

// biome-ignore format: a table
const ROUND_CONSTANTS = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

// biome-ignore format: a table
const INITIAL_HASH = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const schedule = new Int32Array(64);

/** Bytes that are hashed at a time. */
const BLOCK = 64;

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/**
 * Puts the block that starts at `offset` into the schedule, with the padding the standard asks for; this number of bytes
 * were hashed before these.
 */
function expand(bytes: Uint8Array, length: number, offset: number, before: number): void {
  const end = Math.min(length - offset, BLOCK);
  for (let word = 0; word < 16; word++) {
    const at = word * 4;
    schedule[word] = at + 4 <= end ? wordAt(bytes, offset + at) : lastWord(bytes, offset, at, end);
  }
  if (offset + BLOCK >= length + 9) schedule[15] = (before + length) * 8;
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15] as number;
    const late = schedule[i - 2] as number;
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = ((schedule[i - 16] as number) + small + (schedule[i - 7] as number) + large) | 0;
  }
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number)
  );
}

/** A word past the last whole one: what is left of the message, a single 1 bit behind it, then zeros. */
function lastWord(bytes: Uint8Array, offset: number, first: number, end: number): number {
  let word = 0;
  for (let at = first; at < first + 4; at++) {
    const byte = at < end ? (bytes[offset + at] as number) : at === end ? 0x80 : 0;
    word = (word << 8) | byte;
  }
  return word;
}

function compress(hash: Uint32Array): void {
  // Spelt out, since taking a typed array apart goes through its iterator, and made signed, since the rounds are.
  let a = (hash[0] as number) | 0;
  let b = (hash[1] as number) | 0;
  let c = (hash[2] as number) | 0;
  let d = (hash[3] as number) | 0;
  let e = (hash[4] as number) | 0;
  let f = (hash[5] as number) | 0;
  let g = (hash[6] as number) | 0;
  let h = (hash[7] as number) | 0;
  for (let i = 0; i < 64; i++) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choose = (e & f) ^ (~e & g);
    const first = (h + sumE + choose + (ROUND_CONSTANTS[i] as number) + (schedule[i] as number)) | 0;
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sumA + majority) | 0;
  }
  add(hash, 0, a);
  add(hash, 1, b);
  add(hash, 2, c);
  add(hash, 3, d);
  add(hash, 4, e);
  add(hash, 5, f);
  add(hash, 6, g);
  add(hash, 7, h);
}

function add(hash: Uint32Array, index: number, word: number): void {
  hash[index] = ((hash[index] as number) + word) | 0;
}

/** Hashes the first bytes, and puts the hash where it is wanted. */
function hashBytes(bytes: Uint8Array, length: number, start: Start, into: Uint32Array): Uint32Array {
  into.set(start.hash);
  for (let offset = 0; offset < length + 9; offset += BLOCK) {
    expand(bytes, length, offset, start.bytes);
    compress(into);
  }
  return into;
}

/** How far a hash has come. */
export interface Start {
  readonly hash: Uint32Array;
  readonly bytes: number;
}

const BEGINNING: Start = { hash: new Uint32Array(INITIAL_HASH), bytes: 0 };

/** The hash after a first block of 64 bytes: many messages that begin with it go on from there. */
export function startWith(block: string | Uint8Array): Start {
  const hash = new Uint32Array(INITIAL_HASH);
  const bytes = typeof block !== 'string' ? block : isShortAscii(block) ? ascii : encoder.encode(block);
  expand(bytes, BLOCK, 0, BLOCK);
  compress(hash);
  return { hash, bytes: BLOCK };
}

const encoder = new TextEncoder();

/** Where a short text is written as bytes: an array of its own takes longer to make than to fill. */
const ascii = new Uint8Array(1024);

/** Whether a text is short and ASCII, as all is that a game draws with; its bytes then lie in `ascii`. */
function isShortAscii(message: string): boolean {
  if (message.length > ascii.length) return false;
  for (let index = 0; index < message.length; index++) {
    const code = message.charCodeAt(index);
    if (code > 127) return false;
    ascii[index] = code;
  }
  return true;
}

/** The hash of a text as UTF-8, as eight 32-bit words; of what follows a start, if one is given. */
export function sha256Words(
  message: string,
  start: Start = BEGINNING,
  into: Uint32Array = new Uint32Array(8),
): Uint32Array {
  if (isShortAscii(message)) return hashBytes(ascii, message.length, start, into);
  const bytes = encoder.encode(message);
  return hashBytes(bytes, bytes.length, start, into);
}

const words = new Uint32Array(8);

/** The hash of some bytes, or of a text as UTF-8, as 64 hex digits; of what follows a start, if one is given. */
export function sha256Hex(message: Uint8Array | string, start: Start = BEGINNING): string {
  if (typeof message === 'string') sha256Words(message, start, words);
  else hashBytes(message, message.length, start, words);
  let hex = '';
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as number;
    hex += `${HEX[word >>> 24]}${HEX[(word >>> 16) & 0xff]}${HEX[(word >>> 8) & 0xff]}${HEX[word & 0xff]}`;
  }
  return hex;
}

/** Every byte as it is written. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

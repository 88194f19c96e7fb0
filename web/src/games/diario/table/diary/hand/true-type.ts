// cspell:ignore cmap glyf hhea hmtx loca maxp
import type { Point } from './letter.ts';

/** A letter of a font: outlines without curves, in units of which a line of text is {@link EM} high. */
export interface Glyph {
  readonly character: string;
  readonly advance: number;
  readonly outlines: readonly (readonly Point[])[];
}

export const EM = 1000;
const ASCENT = 850;
const DESCENT = 320;

/** Bytes in the order of a font file: the high one first. */
class Bytes {
  readonly all: number[] = [];
  u8(...values: number[]): this {
    for (const value of values) this.all.push(value & 0xff);
    return this;
  }
  u16(...values: number[]): this {
    for (const value of values) this.all.push((value >> 8) & 0xff, value & 0xff);
    return this;
  }
  u32(...values: number[]): this {
    for (const value of values) this.u16(value >>> 16, value & 0xffff);
    return this;
  }
  ascii(words: string): this {
    return this.u8(...Array.from(words, (letter) => letter.charCodeAt(0)));
  }
}

interface Extent {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** A TrueType font with these letters, in the smallest form that browsers accept. The first glyph is for all others. */
export function trueType(family: string, letters: readonly Glyph[]): Uint8Array {
  const sorted = letters.toSorted((one, other) => codeOf(one) - codeOf(other));
  const glyphs: readonly Glyph[] = [{ character: '', advance: EM / 2, outlines: [] }, ...sorted];
  const drawn = glyphs.map(glyphBytes);
  const offsets = [0, ...sumsOf(drawn.map(({ length }) => length))];
  const all = extentOf(glyphs.flatMap(({ outlines }) => outlines.flat()));
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const points = glyphs.map(({ outlines }) => outlines.flat().length);
  const contours = glyphs.map(({ outlines }) => outlines.length);
  const tables: Readonly<Record<string, Bytes>> = {
    'OS/2': os2(sorted),
    cmap: cmap(sorted),
    glyf: new Bytes().u8(...drawn.flat()),
    head: new Bytes()
      .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
      .u16(3, EM)
      .u32(0, 0, 0, 0)
      .u16(all.x[0], all.y[0], all.x[1], all.y[1], 0, 8, 2, 1, 0),
    hhea: new Bytes()
      .u32(0x10000)
      .u16(ASCENT, -DESCENT, 0, widest, 0, 0, all.x[1], 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length),
    hmtx: new Bytes().u16(
      ...glyphs.flatMap(({ advance, outlines }) => [advance, extentOf(outlines.flat()).x[0]]),
    ),
    loca: new Bytes().u32(...offsets),
    maxp: new Bytes()
      .u32(0x10000)
      .u16(glyphs.length, Math.max(...points), Math.max(...contours), 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
    name: name(family),
    post: new Bytes().u32(0x30000, 0).u16(-100, 50).u32(0, 0, 0, 0, 0),
  };
  return assembled(tables);
}

/** The sum of each number and all before it. */
function sumsOf(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}

function codeOf({ character }: Glyph): number {
  return character.codePointAt(0) ?? 0;
}

function extentOf(points: readonly Point[]): Extent {
  if (points.length === 0) return { x: [0, 0], y: [0, 0] };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] };
}

/** All points lie on the outline, and each is told by how far it lies from the one before. */
function glyphBytes({ outlines }: Glyph): number[] {
  if (outlines.length === 0) return [];
  const points = outlines.flat();
  const { x, y } = extentOf(points);
  const ends = sumsOf(outlines.map(({ length }) => length)).map((sum) => sum - 1);
  const steps = (axis: 'x' | 'y') => points.map((point, at) => point[axis] - (points[at - 1]?.[axis] ?? 0));
  const bytes = new Bytes().u16(outlines.length, x[0], y[0], x[1], y[1], ...ends, 0);
  bytes.u8(...points.map(() => 1)).u16(...steps('x'), ...steps('y'));
  while (bytes.all.length % 4 !== 0) bytes.u8(0);
  return bytes.all;
}

/** Which glyph draws which character: runs of one character each. */
function cmap(letters: readonly Glyph[]): Bytes {
  const codes = letters.map(codeOf);
  const count = codes.length + 1;
  const power = 2 ** Math.floor(Math.log2(count));
  const length = 16 + 8 * count;
  return new Bytes()
    .u16(0, 1, 3, 1)
    .u32(12)
    .u16(4, length, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power))
    .u16(...codes, 0xffff, 0, ...codes, 0xffff)
    .u16(...codes.map((code, at) => at + 1 - code), 1)
    .u16(...codes.map(() => 0), 0);
}

function os2(letters: readonly Glyph[]): Bytes {
  const codes = letters.map(codeOf);
  return new Bytes()
    .u16(4, EM / 2, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0)
    .u8(...Array.from({ length: 10 }, () => 0))
    .u32(0, 0, 0, 0)
    .ascii('    ')
    .u16(0x40, Math.min(...codes, 0xffff), Math.max(...codes, 0), ASCENT, -DESCENT, 0, ASCENT, DESCENT)
    .u32(0, 0)
    .u16(420, 700, 0, 0x20, 1);
}

function name(family: string): Bytes {
  const entries = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const;
  const bytes = new Bytes().u16(0, entries.length, 6 + 12 * entries.length);
  let at = 0;
  for (const [id, words] of entries) {
    bytes.u16(3, 1, 0x409, id, 2 * words.length, at);
    at += 2 * words.length;
  }
  for (const [, words] of entries) bytes.u16(...Array.from(words, (letter) => letter.charCodeAt(0)));
  return bytes;
}

/** The tables in their file: first where each lies, with the sum of what is in it. */
function assembled(tables: Readonly<Record<string, Bytes>>): Uint8Array {
  const entries = Object.entries(tables);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const head = new Bytes()
    .u32(0x10000)
    .u16(entries.length, 16 * power, Math.log2(power), 16 * (entries.length - power));
  const body = new Bytes();
  const start = 12 + 16 * entries.length;
  for (const [tag, { all }] of entries) {
    const padded = [...all, ...Array.from({ length: -all.length & 3 }, () => 0)];
    head.ascii(tag).u32(sumOf(padded), start + body.all.length, all.length);
    for (const byte of padded) body.all.push(byte);
  }
  const file = Uint8Array.from([...head.all, ...body.all]);
  const headAt = start + entries.slice(0, 3).reduce((sum, [, { all }]) => sum + ((all.length + 3) & ~3), 0);
  new DataView(file.buffer).setUint32(headAt + 8, 0xb1b0afba - sumOf([...file]));
  return file;
}

function sumOf(bytes: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4)
    sum =
      (sum +
        ((bytes[at] ?? 0) * 0x1000000 +
          ((bytes[at + 1] ?? 0) << 16) +
          ((bytes[at + 2] ?? 0) << 8) +
          (bytes[at + 3] ?? 0))) >>>
      0;
  return sum;
}

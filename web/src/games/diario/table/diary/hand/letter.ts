import { ALIKE, CYRILLIC } from './cyrillic.ts';
import { LATIN } from './latin.ts';

/**
 * Letters by their characters: the width, and the strokes of the pen, which `|` divides. A stroke leads through its
 * points in a smooth curve; a point that is written twice is a corner. Small letters are 42 high and capitals 70.
 */
export type Letters = Readonly<Record<string, readonly [width: number, strokes: string]>>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Letter {
  readonly width: number;
  readonly strokes: readonly (readonly Point[])[];
}

/** What stands above or below a letter, around the middle of it. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': '5,52 -4,64',
  '\u0301': '-3,52 6,64',
  '\u0302': '-7,52 0,63 0,63 7,52',
  '\u0303': '-9,54 -4,61 3,55 9,62',
  '\u0306': '-8,63 -3,55 4,55 8,63',
  '\u0308': '-6,56 -5,60|6,56 7,60',
  '\u0327': '0,0 4,-8 -4,-13',
};
/** By how much a mark stands higher above a capital. */
const HIGHER = 27;
const BELOW = '\u0327';

/** How a character is written; null for one that this hand does not know. */
export function letterOf(character: string): Letter | null {
  const [base = '', ...marks] = character.normalize('NFD');
  const isMarked = marks.some((mark) => mark !== BELOW);
  const form = base === 'i' && isMarked ? 'ı' : (ALIKE[base] ?? base);
  const found = LATIN[form] ?? CYRILLIC[form];
  if (found === undefined || marks.some((mark) => MARKS[mark] === undefined)) return null;
  const [width, strokes] = found;
  const isCapital = base !== base.toLowerCase();
  const over = marks.flatMap((mark) => {
    const up = isCapital && mark !== BELOW ? HIGHER : 0;
    return strokesIn(MARKS[mark] ?? '').map((stroke) =>
      stroke.map(({ x, y }) => ({ x: x + width / 2, y: y + up })),
    );
  });
  return { width, strokes: [...strokesIn(strokes), ...over] };
}

function strokesIn(written: string): Point[][] {
  if (written === '') return [];
  return written.split('|').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x, y] = point.split(',').map(Number);
      return { x: x ?? 0, y: y ?? 0 };
    }),
  );
}

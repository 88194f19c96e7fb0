import type { Opponent, OpponentKind } from '../../combat/opponents.ts';
import type { Look } from '../../house/looks.ts';
import type { Face } from '../../people/faces.ts';
import type { Shape } from '../../people/features.ts';
import { shapesOf } from '../../people/portraits.ts';

/** What an enemy wears, on the face of the portrait and from afar. */
interface Dress {
  readonly face: Partial<Face>;
  readonly head: Pick<Look, 'head' | 'headOf'>;
  /** Drawn over the face. */
  readonly over?: readonly Shape[];
}

const HOOD = 'M-7 6C-8.5 -5 -5 -9 0 -9C5.5 -9 6.5 -6 5 -3C2 -6 -1 -4 -2 1L-2 6Z';
const WOOL = 'M-6.5 -1C-6.5 -10 6.5 -10 6.5 -1Z';
const CAP = 'M-6.5 -1.5C-7 -8.5 4 -9.5 6 -4.5L9.5 -2L5 -1.5Z';
const SHORT = 'M-6 -1C-6 -7 3 -8 5.5 -4C2 -5.5 -2 -5 -6 -1Z';

/** A cloth tied over nose and mouth. */
const CLOTH: readonly Shape[] = [
  ['grey', 'M14 23c5-1.5 15-1.5 20 0l-1.5 7c-2 5-5 8-8.5 8s-6.500-3-8.500-8z'],
  [
    'line',
    'M14.500 24c-1-.3-2-1-2.500-2M33.500 24c1-.3 2-1 2.500-2M18 27c4 1.200 8 1.200 12 0M20 31c2.700.8 5.300.8 8 0',
  ],
];

/** A steel helmet with its strap. */
const HELMET: readonly Shape[] = [
  ['grey', 'M11.500 17C11 8.500 16 4.500 24 4.500S37 8.500 36.500 17c-8-2-17-2-25 0z'],
  ['line', 'M11.500 17c8-2 17-2 25 0M15.500 18l1.500 13c1.500 2.500 4 4 7 4s5.500-1.500 7-4l1.500-13'],
];

/** A scar from the brow to the cheek. */
const SCAR: readonly Shape[] = [
  ['line', 'M29.500 15.500l-1.500 9.500M27.800 18l2 .4M27.500 21l2 .4M27.300 24l1.800.4'],
];

const DRESSES: readonly Dress[] = [
  { face: { back: 'hood', hat: 'hood', collar: 'hood' }, head: { head: HOOD, headOf: 'dark' }, over: CLOTH },
  { face: { hat: 'wool', collar: 'coat' }, head: { head: WOOL, headOf: 'cloth' }, over: SCAR },
  { face: { hat: 'cap', collar: 'scarf' }, head: { head: CAP, headOf: 'wood' } },
  {
    face: { collar: 'coat' },
    head: { head: 'M-8 0C-8 -8 -3 -9 0 -9.500C3 -9 8 -8 8 0Z', headOf: 'iron' },
    over: HELMET,
  },
  { face: { hat: 'wool', collar: 'jumper' }, head: { head: WOOL, headOf: 'dark' }, over: CLOTH },
  { face: { hair: 'crew', collar: 'coat' }, head: { head: SHORT, headOf: 'dark' }, over: SCAR },
];

/** What a face of each kind is made of. */
const FACES: Readonly<
  Record<OpponentKind, readonly Pick<Face, 'head' | 'eyes' | 'nose' | 'mouth' | 'lines' | 'beard'>[]>
> = {
  man: [
    { head: 'square', eyes: 'stern', nose: 'broad', mouth: 'low', lines: 'brow', beard: 'stubble' },
    { head: 'wide', eyes: 'heavy', nose: 'hooked', mouth: 'firm', lines: 'tired', beard: 'full' },
  ],
  young: [
    { head: 'pointed', eyes: 'narrow', nose: 'short', mouth: 'firm', lines: 'none', beard: 'none' },
    { head: 'oval', eyes: 'open', nose: 'short', mouth: 'low', lines: 'tired', beard: 'none' },
  ],
  old: [
    { head: 'long', eyes: 'narrow', nose: 'hooked', mouth: 'low', lines: 'old', beard: 'white' },
    { head: 'square', eyes: 'heavy', nose: 'broad', mouth: 'firm', lines: 'old', beard: 'goatee' },
  ],
  woman: [
    { head: 'oval', eyes: 'stern', nose: 'straight', mouth: 'firm', lines: 'tired', beard: 'none' },
    { head: 'pointed', eyes: 'narrow', nose: 'straight', mouth: 'low', lines: 'none', beard: 'none' },
  ],
};

const COATS: readonly Look['coat'][] = ['slate', 'umber', 'moss', 'rust', 'navy'];

function dressOf({ kind, seed }: Opponent): Dress {
  const dress = pick(DRESSES, seed);
  if (kind !== 'woman') return dress;
  // Her hair is seen under whatever she wears.
  return { ...dress, face: { back: 'tail', hair: 'fringe', ...dress.face } };
}

/** How an enemy is known from afar: the same for the same enemy. */
export function lookOf(opponent: Opponent): Look {
  return { ...dressOf(opponent).head, coat: pick(COATS, opponent.seed >>> 5) };
}

/** Everything of which an enemy's portrait is drawn: the same for the same enemy. */
export function portraitOf(opponent: Opponent): readonly Shape[] {
  const { face, over = [] } = dressOf(opponent);
  const plain = { back: 'none', hair: 'none', glasses: 'none', hat: 'none', collar: 'coat' } as const;
  return [...shapesOf({ ...plain, ...pick(FACES[opponent.kind], opponent.seed >>> 3), ...face }), ...over];
}

function pick<T>(from: readonly [T, ...T[]] | readonly T[], seed: number): T {
  return from[seed % from.length] as T;
}

import { CHARACTERS, type Character } from '@vigilia/game-011';
import * as styles from './emblem.module.css';
import { type Hatching, hatchingPath } from './hatching.ts';
import { OUTLINES, pathOf } from './outlines.ts';

interface Engraving {
  /** Unlike every other, so that it can stand for the Character alone. */
  readonly request: string;
  readonly letterAt: number;
  /** What the ability is about, on a grid of 24. */
  readonly motif: string;
  readonly motifAt: number;
  readonly hatching: Hatching;
}

const ENGRAVINGS: Readonly<Record<Character, Engraving>> = {
  vikstrom: {
    request: 'V',
    letterAt: 9,
    motif: 'M6 3h12M6 21h12M8 3c0 6 4 6 4 9s-4 3-4 9M16 3c0 6-4 6-4 9s4 3 4 9M10 18.5h4',
    motifAt: -28,
    hatching: { lines: [90], dots: false },
  },
  snowy: {
    request: 'S',
    letterAt: 9,
    motif: 'M12 2v20M3.5 7l17 10M20.5 7l-17 10M9.5 4L12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5',
    motifAt: -29,
    hatching: { lines: [0], dots: false },
  },
  lilja: {
    request: 'L',
    letterAt: 8,
    motif:
      'M12 2c3 4 3 8 0 12-3-4-3-8 0-12zM11 15C5 15 3 11 5 7c3 0 5 3 6 8zM13 15c6 0 8-4 6-8-3 0-5 3-6 8zM8 16h8M12 16v6',
    motifAt: -27,
    hatching: { lines: [], dots: true },
  },
  pahlsson: {
    request: 'P',
    letterAt: 9,
    motif:
      'M3 7c6-3 12-3 18 0 0 7-3 10-5 10-2 0-3-3-4-3s-2 3-4 3c-2 0-5-3-5-10zM6.5 10.5c1.5-1 3-.5 3.5 1M17.5 10.5c-1.5-1-3-.5-3.5 1',
    motifAt: -25,
    hatching: { lines: [45], dots: false },
  },
  koleberg: {
    request: 'K',
    letterAt: 17,
    motif: 'M12 2l1.8 5.2L19 9l-5.2 1.8L12 16l-1.8-5.2L5 9l5.2-1.8z',
    motifAt: -16,
    hatching: { lines: [0, 90], dots: false },
  },
  lewis: {
    request: 'Lw',
    letterAt: 7,
    motif: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0',
    motifAt: -27,
    hatching: { lines: [-45], dots: false },
  },
  johnsson: {
    request: 'J',
    letterAt: 8,
    motif: 'M6 3C2 9 6 12 7 20h10c1-8 5-11 1-17M5 6h14M10 6v14M14 6v14M9 22.5h6',
    motifAt: -28,
    hatching: { lines: [], dots: false },
  },
  vidal: {
    request: 'Vd',
    letterAt: 7,
    motif: 'M12 2l2.5 7.5L22 12l-7.5 2.5L12 22l-2.5-7.5L2 12l7.5-2.5zM12 12h.01',
    motifAt: -26,
    hatching: { lines: [0, 45], dots: false },
  },
};

const DRAWINGS = Object.fromEntries(
  CHARACTERS.map((character) => {
    const outline = OUTLINES[character];
    return [
      character,
      { outline: pathOf(outline), hatching: hatchingPath(outline, ENGRAVINGS[character].hatching) },
    ];
  }),
) as Readonly<Record<Character, { readonly outline: string; readonly hatching: string }>>;

/** The enamelled badge of a Character, round 0,0: told apart by outline, letter, hatching, motif and colour. */
export function Emblem({ character, size }: { readonly character: Character; readonly size: number }) {
  const { request, letterAt, motif, motifAt } = ENGRAVINGS[character];
  const { outline, hatching } = DRAWINGS[character];
  return (
    <g class={styles.emblem} data-character={character} transform={`scale(${size / 100})`}>
      <path class={styles.emblemEdge} d={outline} />
      <path class={styles.emblemField} d={outline} />
      <path class={styles.emblemHatching} d={hatching} />
      <path class={styles.emblemRim} d={outline} />
      <path
        class={styles.emblemMotif}
        d={motif}
        transform={`translate(0 ${motifAt}) scale(0.8) translate(-12 -12)`}
      />
      <text class={styles.emblemLetter} y={letterAt} data-long={request.length > 1 ? '' : undefined}>
        {request}
      </text>
    </g>
  );
}

/** A Character's emblem as large as the words beside it. */
export function Badge({ character }: { readonly character: Character }) {
  return (
    <svg class={styles.badge} data-sign={character} viewBox="-54 -54 108 108" aria-hidden="true">
      <Emblem character={character} size={100} />
    </svg>
  );
}

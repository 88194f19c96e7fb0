import type { Effect } from '../data/effect.ts';

/** In the order of their runes (SET-5). */
export const CHARACTERS = [
  'vikstrom',
  'snowy',
  'lilja',
  'pahlsson',
  'koleberg',
  'lewis',
  'johnsson',
  'vidal',
] as const;

export type Character = (typeof CHARACTERS)[number];

/** What each may do when chosen (ABIL-1). */
export const ABILITIES: Readonly<Record<Character, Effect>> = {
  vikstrom: { kind: 'time', amount: 3 },
  snowy: { kind: 'walk', steps: 3 },
  lilja: { kind: 'draw', tiles: 2 },
  pahlsson: { kind: 'copy', cost: 2 },
  koleberg: { kind: 'clue-on-place' },
  lewis: { kind: 'investigate', cards: 2 },
  johnsson: { kind: 'music', amount: 2 },
  vidal: { kind: 'act' },
};

/** Whose ability Påhlsson may use: any other Character's (ABIL-1). */
export const COPIED: readonly Character[] = CHARACTERS.filter((other) => ABILITIES[other].kind !== 'copy');

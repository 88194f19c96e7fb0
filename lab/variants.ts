import type { Header } from '@vigilia/kernel';

/** Ways to play a game other than the usual one, by the game's id and a word: the options each needs. */
export const VARIANTS: Readonly<Record<string, Readonly<Record<string, Header['options']>>>> = {
  '011': { beginners: { beginners: true } },
  diario: { hard: { difficulty: 'hard' }, hardcore: { difficulty: 'hardcore' } },
};

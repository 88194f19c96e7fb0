import type { Header } from '@vigilia/kernel';

/** The options of each variant of a game, by the game's id and the name of the variant. */
export const VARIANTS: Readonly<Record<string, Readonly<Record<string, Header['options']>>>> = {
  '011': { beginners: { beginners: true } },
  diario: {
    hard: { difficulty: 'hard' },
    hardcore: { difficulty: 'hardcore' },
    'without violence': { avoid: ['violence'] },
    'read before': { read: ['maternity-ward-blue', 'maternity-ward-red', 'shells-on-our-street-green'] },
  },
};

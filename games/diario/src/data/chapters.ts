import type { Effect } from '../effects/effect.ts';

/** A Chapter card (MORN-1, MORN-2): it settles the Objective before it, opens its own, and changes the war. */
export interface ChapterCard {
  readonly effects: readonly Effect[];
}

export const CHAPTER_IDS = ['chapter-1', 'chapter-2', 'chapter-3'] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

export const CHAPTERS: Readonly<Record<ChapterId, ChapterCard>> = {
  'chapter-1': { effects: [] },
  'chapter-2': {
    effects: [
      { kind: 'cold', by: 1 },
      { kind: 'exchange', place: 'near' },
    ],
  },
  'chapter-3': {
    effects: [
      { kind: 'exchange', place: 'middle' },
      { kind: 'tonight', damage: 1, wounds: 1 },
    ],
  },
};

export function isChapter(card: string): card is ChapterId {
  return CHAPTER_IDS.some((id) => id === card);
}

import { DIFFICULTIES, type Difficulty } from '../difficulties.ts';
import type { Effect } from '../language/effect.ts';

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

/** Events under each of the first two Chapters in a normal game (SET-4). */
const EVENTS_UNDER = { 'chapter-1': 3, 'chapter-2': 4 } as const;

/** How many Events lie under a Chapter before the next: a harder game has more (SET-4, END-5). */
export function eventsUnder(chapter: keyof typeof EVENTS_UNDER, difficulty: Difficulty): number {
  return EVENTS_UNDER[chapter] + DIFFICULTIES.indexOf(difficulty);
}

export function isChapter(card: string): card is ChapterId {
  return CHAPTER_IDS.some((id) => id === card);
}

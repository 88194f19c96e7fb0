import { DIFFICULTIES } from '../data/difficulties.ts';
import { OBJECTIVES } from '../data/objectives.ts';
import type { View } from '../view.ts';

/** Events of the first two Chapters in a normal game, and the Ending Events (SET-4). */
const EVENTS_OF_CHAPTER = [3, 4] as const;
const ENDING_EVENTS = 3;

/** The last morning a game can have: the Ceasefire is one of the Ending Events (END-1, END-5). */
export function lastDay(view: Pick<View, 'difficulty'>): number {
  return chapterDay(view, 3) + ENDING_EVENTS - 1;
}

/** The morning on which the present Objective is settled by a new Chapter (MORN-2); null for the last one. */
export function settlingDay(view: Pick<View, 'difficulty' | 'objective'>): number | null {
  if (view.objective === null) return null;
  const { chapter } = OBJECTIVES[view.objective.id];
  return chapter === 'final' ? null : chapterDay(view, chapter + 1);
}

/** The morning on which a Chapter is turned; the first lies on top. */
function chapterDay({ difficulty }: Pick<View, 'difficulty'>, chapter: number): number {
  // A harder game has that many Events more in each of the first two Chapters.
  const more = DIFFICULTIES.indexOf(difficulty);
  return EVENTS_OF_CHAPTER.slice(0, chapter - 1).reduce((day, events) => day + events + more, 1);
}

import { eventsUnder } from '../data/cards/chapters.ts';
import { ENDING_IDS } from '../data/cards/events.ts';
import { OBJECTIVES } from '../data/cards/objectives.ts';
import type { View } from '../kinds/view.ts';

/** The last morning a game can have: the Ceasefire is one of the Ending Events (END-1, END-5). */
export function lastDay(view: Pick<View, 'difficulty'>): number {
  return chapterDay(view, 3) + ENDING_IDS.length - 1;
}

/** The morning on which the present Objective is settled by a new Chapter (MORN-2); null for the last one. */
export function settlingDay(view: Pick<View, 'difficulty' | 'objective'>): number | null {
  if (view.objective === null) return null;
  const { chapter } = OBJECTIVES[view.objective.id];
  return chapter === 'final' ? null : chapterDay(view, chapter + 1);
}

/** The morning on which a Chapter is turned; the first lies on top. */
function chapterDay({ difficulty }: Pick<View, 'difficulty'>, chapter: number): number {
  const before = (['chapter-1', 'chapter-2'] as const).slice(0, chapter - 1);
  return before.reduce((day, each) => day + eventsUnder(each, difficulty), 1);
}

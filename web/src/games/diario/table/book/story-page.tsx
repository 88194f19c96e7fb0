import type { DraftProps } from '../asked.ts';

/** The story that is read now. */
export function StoryPage({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <div class="story-page">{view.day}</div>;
}

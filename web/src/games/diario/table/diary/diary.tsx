import type { DraftProps } from '../asked.ts';

/** The Diary of this game. */
export function Diary({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <div class="diary">{view.day}</div>;
}

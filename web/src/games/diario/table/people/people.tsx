import type { DraftProps } from '../asked.ts';

/** The people of the group. */
export function People({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <div class="people">{view.day}</div>;
}

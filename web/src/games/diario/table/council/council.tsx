import type { DraftProps } from '../asked.ts';

/** What the others say. */
export function Council({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <div class="council">{view.day}</div>;
}

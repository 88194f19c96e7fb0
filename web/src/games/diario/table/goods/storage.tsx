import type { DraftProps } from '../asked.ts';

/** The goods in Storage. */
export function Storage({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <div class="storage">{view.day}</div>;
}

import type { DraftProps } from '../asked.ts';

/** The three Locations. */
export function City({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <div class="city">{view.day}</div>;
}

import type { DraftProps } from '../asked.ts';

/** The house in section. */
export function House({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <div class="house">{view.day}</div>;
}

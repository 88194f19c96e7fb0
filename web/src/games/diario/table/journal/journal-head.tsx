import type { DraftProps } from '../asked.ts';

/** Day, phase, Cold and Objective. */
export function JournalHead({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return view === null ? null : <div class="journal-head">{view.day}</div>;
}

import { lazyIn } from '../../../ui/lazy.tsx';
import type { DraftProps } from './asked.ts';
import { Shown } from './journal/shown.tsx';
import { council } from './later/parts.ts';

const Council = lazyIn(council, (part) => part.Council, { Waiting: () => null });

/** What stands above the question: what was turned up since the last answer, and what the others say. */
export function AboveQuestion({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return (
    <>
      <Shown draft={draft} />
      {view !== null && view.seats > 1 && <Council draft={draft} />}
    </>
  );
}

import { lazyIn } from '../../../ui/lazy.tsx';
import type { DraftProps } from './asked.ts';
import { IfNothingIsDone } from './journal/if-nothing-is-done.tsx';
import { Shown } from './journal/shown.tsx';
import { council } from './later/parts.ts';

const Council = lazyIn(council, (part) => part.Council, { Waiting: () => null });

/** What stands above the question: what was turned up since the last answer, what the others say, what is at stake. */
export function AboveQuestion({ draft }: DraftProps) {
  const view = draft.table.view.value;
  return (
    <>
      <Shown draft={draft} />
      {view !== null && view.seats > 1 && <Council draft={draft} />}
      {view !== null && draft.ask.value !== null && <IfNothingIsDone draft={draft} view={view} />}
    </>
  );
}

import type { DraftProps } from './asked.ts';
import { Council } from './council/council.tsx';
import { Shown } from './journal/shown.tsx';

/** What stands above a question: what the others say, and what was shown since the last answer. */
export function ShownAbove({ draft }: DraftProps) {
  return (
    <>
      <Council draft={draft} />
      <Shown draft={draft} />
    </>
  );
}

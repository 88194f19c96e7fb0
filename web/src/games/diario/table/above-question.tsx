import type { DraftProps } from './asked.ts';
import { Council } from './council/council.tsx';
import { Shown } from './journal/shown.tsx';

/** What stands above the question: what was turned up since the last answer, and what the others say. */
export function AboveQuestion({ draft }: DraftProps) {
  return (
    <>
      <Shown draft={draft} />
      <Council draft={draft} />
    </>
  );
}

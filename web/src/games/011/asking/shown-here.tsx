import type { DraftProps } from '../eleven.ts';
import { FirstHour } from '../first-hour/first-hour.tsx';
import { Turned } from './turned.tsx';

/** What stands above the question: the cards just turned, and in a first game what the phase is for. */
export function ShownHere({ draft }: DraftProps) {
  return (
    <>
      <Turned draft={draft} />
      <FirstHour draft={draft} />
    </>
  );
}

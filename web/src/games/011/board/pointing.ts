import type { Eleven } from '@vigilia/game-011';
import type { Desk } from '../../../table/answer-draft.ts';
import { type Noun, nounsOf } from '../../game-ui.ts';

const NOTHING: ReadonlySet<Noun> = new Set();

/** Whoever points at this, or comes to it by keyboard, lights these things wherever they lie. */
export function pointingAt(desk: Desk<Eleven>, nouns: readonly Noun[]) {
  const light = () => {
    desk.lit.value = new Set(nouns);
  };
  const dim = () => {
    desk.lit.value = NOTHING;
  };
  return { onPointerEnter: light, onPointerLeave: dim, onFocusIn: light, onFocusOut: dim };
}

/** Whether this is picked out, or part of what is about to be answered. */
export function isTaken(desk: Desk<Eleven>, noun: Noun): boolean {
  return (
    desk.picks.value.includes(noun) ||
    desk.draft.value.some((choice) => nounsOf(desk.drawn, choice).includes(noun))
  );
}

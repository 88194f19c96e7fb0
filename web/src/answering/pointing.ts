import type { Eleven } from '@vigilia/game-011';
import { type Noun, nounsOf } from '../games/game-ui.ts';
import type { AnswerDraft } from '../table/answer-draft.ts';

const NOTHING: ReadonlySet<Noun> = new Set();

/** Whoever points at this, or comes to it by keyboard, lights these things wherever they lie. */
export function pointingAt(draft: AnswerDraft<Eleven>, nouns: readonly Noun[]) {
  const light = () => {
    draft.lit.value = new Set(nouns);
  };
  const dim = () => {
    draft.lit.value = NOTHING;
  };
  return { onPointerEnter: light, onPointerLeave: dim, onFocusIn: light, onFocusOut: dim };
}

/** Whether this is picked out, or part of what is about to be answered. */
export function isTaken(draft: AnswerDraft<Eleven>, noun: Noun): boolean {
  return (
    draft.picks.value.includes(noun) ||
    draft.plan.value.some((choice) => nounsOf(draft.ui, choice).includes(noun))
  );
}

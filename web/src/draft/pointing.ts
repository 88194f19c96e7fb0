import type { Kinds } from '@vigilia/kernel';
import type { AnswerDraft } from './answer-draft.ts';
import { type Noun, nounsOf } from './game-ui.ts';

const NOTHING: ReadonlySet<Noun> = new Set();

/** An element with these handlers lights things wherever they lie, while it is pointed at or has the focus. */
export function pointingAt<K extends Kinds>(draft: AnswerDraft<K>, nouns: readonly Noun[]) {
  const light = () => {
    draft.lit.value = new Set(nouns);
  };
  const dim = () => {
    draft.lit.value = NOTHING;
  };
  return { onPointerEnter: light, onPointerLeave: dim, onFocusIn: light, onFocusOut: dim };
}

/** Whether this is picked out, or part of what is about to be answered, here or by the player whose draft is followed. */
export function isTaken<K extends Kinds>(draft: AnswerDraft<K>, noun: Noun): boolean {
  return (
    draft.picks.value.includes(noun) ||
    [...draft.plan.value, ...draft.followed.value].some((choice) => nounsOf(draft.ui, choice).includes(noun))
  );
}

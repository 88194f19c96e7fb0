import type { Signal } from '@preact/signals';
import type { Eleven } from '@vigilia/game-011';
import type { AnswerDraft } from '../../../draft/answer-draft.ts';
import type { Noun } from '../../../draft/game-ui.ts';
import { pointingAt } from '../../../draft/pointing.ts';

/** The card pointed at, and what is written on it. */
export type Read = Signal<{ readonly noun: Noun; readonly words: readonly string[] } | null>;

/** Pointing at a card lights it and shows what is written on it. */
export function reading(draft: AnswerDraft<Eleven>, noun: Noun, read: Read, words: readonly string[]) {
  const { onPointerEnter, onPointerLeave } = pointingAt(draft, [noun]);
  const open = () => {
    onPointerEnter();
    read.value = { noun, words };
  };
  const shut = () => {
    onPointerLeave();
    read.value = null;
  };
  return { onPointerEnter: open, onPointerLeave: shut, onFocusIn: open, onFocusOut: shut };
}

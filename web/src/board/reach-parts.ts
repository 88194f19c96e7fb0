import { useSignalEffect } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { focusQuestion } from '../browser/keyboard.ts';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { focusBoard } from '../ui/focus-board.ts';
import type { BoardMain } from './board-parts.ts';
import { useKey } from './use-key.ts';

/** The key that leads to the main part. */
const MAIN_KEY = 'b';

interface Given<K extends Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly main: BoardMain<K>;
  /** Puts away what lies over the main part. */
  readonly uncover: () => void;
}

/**
 * The way to the main part and back. A key moves the focus to it and Escape back to the question. A question that needs
 * the main part uncovers it.
 */
export function useMainPart<K extends Kinds>({
  draft,
  main,
  uncover,
}: Given<K>): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  const asked = useRef(draft.ask.peek()?.question ?? null);
  useSignalEffect(() => {
    const question = draft.ask.value?.question ?? null;
    if (question === asked.current) return;
    asked.current = question;
    if (main.isNeededFor?.(draft.choices.peek())) uncover();
  });
  useKey(MAIN_KEY, () => {
    uncover();
    // What lay over it hides it until the next frame.
    requestAnimationFrame(focusBoard);
  });
  const isInside = () => part.current?.contains(document.activeElement) ?? false;
  const hasNothingToDrop = () =>
    draft.plan.value.length + draft.picks.value.length === 0 && draft.refusal.value === null;
  useKey(
    'Escape',
    () => focusQuestion(),
    () => isInside() && hasNothingToDrop(),
  );
  return part;
}

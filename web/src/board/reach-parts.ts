import { useSignalEffect } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnswerDraft } from '../draft/answer-draft.ts';
import { focusBoard, focusQuestion, useKey } from '../platform/keyboard.ts';
import type { BoardMain, BoardParts } from './board-parts.ts';

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

/** Whether the address of the page names the sheet: `/table/12ab#diary` opens it. */
export function isLinked<K extends Kinds>(sheet: BoardParts<K>['sheet'], hash: string): boolean {
  return sheet !== undefined && hash === `#${sheet.name}`;
}

/** Opens the sheet when the address comes to name it. A sheet that is closed leaves the address, so that it can come again. */
export function useLink<K extends Kinds>(
  sheet: BoardParts<K>['sheet'],
  { isOpen, open }: { readonly isOpen: boolean; readonly open: () => void },
): void {
  useEffect(() => {
    const follow = () => {
      if (isLinked(sheet, location.hash)) open();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
  useEffect(() => {
    if (!isOpen && isLinked(sheet, location.hash))
      history.replaceState(history.state, '', location.pathname + location.search);
  }, [isOpen]);
}

import type { Kinds } from '@vigilia/kernel';
import { useLayoutEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { takesLetters } from '../../ui/takes-letters.ts';
import { countedOptions } from '../options/option-keys.ts';

/** What the panel shows instead of the options: `hints`, `write` or the name of an aside of the game. */
export type Aside = string | null;

/** What keys can set going beside an answer. */
export interface Tools {
  readonly show: (aside: Aside) => void;
  readonly help: () => void;
}

/** Every key of the table that is no letter to be written, and what it does. */
export function useKeys<K extends Kinds>(draft: AnswerDraft<K>, tools: Tools): void {
  // Before the question is painted, so that a quick player loses no key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesLetters(event.target)) return;
      if (act(draft, tools, event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

function act<K extends Kinds>(
  draft: AnswerDraft<K>,
  tools: Tools,
  { key, target, shiftKey, repeat }: KeyboardEvent,
): boolean {
  if (/^[1-9]$/.test(key)) return pressOption(Number(key));
  if (target instanceof Element && target.closest('dialog') !== null) return false;
  // The browser closes an open menu by this key, unless the key is taken.
  if (key === 'Escape' && document.querySelector(':popover-open') !== null) return false;
  switch (key) {
    case 'Enter':
      // A button or a link that has the focus takes the key for itself.
      if (
        !shiftKey &&
        target instanceof Element &&
        target.closest('button, a, summary, [role=button]') !== null
      )
        return false;
      // A key that is held down confirms one answer, not the next one too.
      if (repeat) return false;
      if (draft.table.isShowing?.value) return putAway(draft);
      if (draft.plan.value.length === 0) return false;
      if (shiftKey) confirmFurther(draft);
      else void draft.confirm();
      return true;
    case 'Escape': {
      // What lies above the board closes by this key too, once nothing is left to drop.
      const isDropped =
        draft.plan.value.length + draft.picks.value.length > 0 || draft.refusal.value !== null;
      draft.clear();
      tools.show(null);
      return isDropped;
    }
    case 'u':
      void draft.undo();
      return true;
    case 'n':
      if (draft.table.skipping?.isOffered.value) draft.table.skipping.start();
      return true;
    case 'h':
      if (draft.table.assist.value === 'hints' && draft.ask.value !== null) tools.show('hints');
      return true;
    case '/':
      if (draft.ask.value !== null) tools.show('write');
      return true;
    case '?':
      tools.help();
      return true;
  }
  return false;
}

/** Focus goes there too, so that Enter presses it once more, which confirms. */
function pressOption(number: number): boolean {
  const option = countedOptions()[number - 1];
  if (option === undefined) return false;
  option.focus();
  option.click();
  return true;
}

function putAway<K extends Kinds>({ table }: AnswerDraft<K>): boolean {
  table.putAway?.();
  return true;
}

function confirmFurther<K extends Kinds>(draft: AnswerDraft<K>): void {
  const further = draft.further();
  if (further === null) void draft.confirm();
  else void draft.confirmFurther(further);
}

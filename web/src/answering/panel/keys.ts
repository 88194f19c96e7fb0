import { givesHints, type Kinds } from '@vigilia/kernel';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { AnswerDraft } from '../../draft/answer-draft.ts';
import { takesLetters } from '../../platform/keyboard.ts';
import * as styles from './answering-panel.module.css';

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
  // A digit that is held down answers one question, not the next one too.
  if (/^[1-9]$/.test(key)) return repeat || pressOption(Number(key));
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
      if (draft.first.value !== null) return answerFirst(draft);
      if (draft.plan.value.length === 0) return win(draft);
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
      if (givesHints(draft.table.assist.value) && draft.ask.value !== null) tools.show('hints');
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

function win<K extends Kinds>(draft: AnswerDraft<K>): boolean {
  if (draft.winningEnd.value === null) return false;
  void draft.win();
  return true;
}

function answerFirst<K extends Kinds>(draft: AnswerDraft<K>): boolean {
  void draft.answerFirst();
  return true;
}

function confirmFurther<K extends Kinds>(draft: AnswerDraft<K>): void {
  const further = draft.further();
  if (further === null) void draft.confirm();
  else void draft.confirmFurther(further);
}

const OPTION = '[data-option]';
const MOST_DIGITS = 9;

/** The options that can be counted now: those of a dialog that is open, else those of the question. */
function countedOptions(): HTMLElement[] {
  const dialog = document.querySelector('dialog[open]');
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(`.${styles.askingOptions} ${OPTION}`)];
}

/** Numbers the options, makes them a single stop of the Tab key and lets the arrow keys walk among them. */
export function useOptionKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    // A dialog opened from the list numbers its own.
    const options = () =>
      [...current.querySelectorAll<HTMLElement>(OPTION)].filter(
        (option) => option.closest(`.${styles.askingOptions}`) === current,
      );
    const number = () => {
      const all = options();
      const stop = all.find((each) => each === document.activeElement) ?? all[0];
      for (const [index, option] of all.entries()) {
        const key = index < MOST_DIGITS ? String(index + 1) : '';
        const tabIndex = option === stop ? 0 : -1;
        // Only what differs: to write an attribute costs a new style, and `tabIndex` of the focused option a layout.
        if (option.dataset.key !== key) option.dataset.key = key;
        if (option.tabIndex !== tabIndex) option.tabIndex = tabIndex;
      }
    };
    const rove = (event: KeyboardEvent) => {
      const next = optionTowards(options(), event.target, event.key);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    const watcher = new MutationObserver(number);
    watcher.observe(current, { childList: true, subtree: true });
    current.addEventListener('focusin', number);
    current.addEventListener('keydown', rove);
    number();
    return () => {
      watcher.disconnect();
      current.removeEventListener('focusin', number);
      current.removeEventListener('keydown', rove);
    };
  }, [list]);
}

/** Along the row, or to what lies nearest in the next one. */
function optionTowards(
  options: readonly HTMLElement[],
  from: EventTarget | null,
  key: string,
): HTMLElement | null {
  const index = options.indexOf(from as HTMLElement);
  const current = options[index];
  if (current === undefined) return null;
  if (key === 'ArrowRight') return options[index + 1] ?? null;
  if (key === 'ArrowLeft') return options[index - 1] ?? null;
  if (key === 'Home') return options[0] ?? null;
  if (key === 'End') return options.at(-1) ?? null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const { top, left } = current.getBoundingClientRect();
  const away = (option: HTMLElement) => {
    const box = option.getBoundingClientRect();
    const rows = (box.top - top) * (key === 'ArrowDown' ? 1 : -1);
    return rows > 1 ? rows * 1000 + Math.abs(box.left - left) : Number.POSITIVE_INFINITY;
  };
  const nearest = options.toSorted((one, other) => away(one) - away(other))[0];
  return nearest === undefined || away(nearest) === Number.POSITIVE_INFINITY ? null : nearest;
}

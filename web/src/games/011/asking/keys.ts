import type { Eleven } from '@vigilia/game-011';
import { useLayoutEffect } from 'preact/hooks';
import type { Desk } from '../../../table/answer-draft.ts';
import { countedOptions } from './option-keys.ts';

/** What the panel shows instead of the options. */
export type Aside = 'hints' | 'write' | 'order' | null;

/** What keys can set going beside an answer. */
export interface Tools {
  readonly show: (aside: Aside) => void;
  readonly help: () => void;
}

/** Every key of the table that is no letter to be written, and what it does. */
export function useKeys(desk: Desk<Eleven>, tools: Tools): void {
  // Before the question is painted: whoever is quick loses no key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isElsewhere(event.target)) return;
      if (act(desk, tools, event)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** Whoever writes means letters. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=radio]), textarea, select') !== null;
}

function act(desk: Desk<Eleven>, tools: Tools, { key, target }: KeyboardEvent): boolean {
  if (/^[1-9]$/.test(key)) return pressOption(Number(key));
  if (target instanceof Element && target.closest('dialog') !== null) return false;
  switch (key) {
    case 'Enter':
      // A button or a link that has the focus takes the key for itself.
      if (target instanceof Element && target.closest('button, a, summary, [role=button]') !== null)
        return false;
      if (desk.draft.value.length === 0) return false;
      void desk.confirm();
      return true;
    case 'Escape': {
      // What lies above the board closes by this key too, once nothing is left to drop.
      const isDropped = desk.draft.value.length + desk.picks.value.length > 0 || desk.refusal.value !== null;
      desk.clear();
      tools.show(null);
      return isDropped;
    }
    case 'u':
      void desk.undo();
      return true;
    case 'h':
      if (desk.table.assist.value === 'hints' && desk.ask.value !== null) tools.show('hints');
      return true;
    case '/':
      if (desk.ask.value !== null) tools.show('write');
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

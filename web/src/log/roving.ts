import { watchScrolling } from '../platform/scrolling.ts';
import * as sentence from './sentence.module.css';

/** The word that an arrow key leads to: the next one in the row, or the first one of another row. */
export function nextWord(rows: readonly number[], from: number, key: string): number | null {
  const last = rows.length - 1;
  if (last < 0) return null;
  // From outside, the arrow keys enter at the newest word.
  if (from < 0) return key === 'ArrowUp' || key === 'ArrowLeft' || key === 'End' ? last : null;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'ArrowUp': {
      const row = rows.slice(0, from).findLast((each) => each !== rows[from]);
      return row === undefined ? from : rows.indexOf(row);
    }
    case 'ArrowDown': {
      const row = rows.slice(from).find((each) => each !== rows[from]);
      return row === undefined ? from : rows.indexOf(row);
    }
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
  return null;
}

/**
 * The ref of a list of sentences, one stop of the Tab key however many words light up in it: the list itself while it
 * scrolls, and otherwise its newest word.
 */
export function rovingStop(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return;
  return watchScrolling(list, (isScrolling) => {
    const words = nounWordsIn(list);
    list.tabIndex = isScrolling ? 0 : -1;
    stopAt(isScrolling ? undefined : words.at(-1), words);
  });
}

function nounWordsIn(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(`.${sentence.nounWord}`)];
}

function stopAt(stop: HTMLElement | undefined, words: readonly HTMLElement[]): void {
  for (const word of words) word.tabIndex = word === stop ? 0 : -1;
}

/** Arrow keys within such a list. */
export function rove(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const list = event.currentTarget;
  if (event.key === 'Escape' && event.target !== list) {
    event.preventDefault();
    return list.focus();
  }
  const words = nounWordsIn(list);
  const lines = new Map([...list.querySelectorAll('li')].map((line, index) => [line, index]));
  const rows = words.map((word) => {
    const line = word.closest('li');
    return line === null ? -1 : (lines.get(line) ?? -1);
  });
  const to = nextWord(rows, words.indexOf(event.target as HTMLElement), event.key);
  const word = to === null ? undefined : words[to];
  if (word === undefined) return;
  event.preventDefault();
  if (list.tabIndex < 0) stopAt(word, words);
  word.focus();
}

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const OPTION = '[data-option]';
const MOST_DIGITS = 9;

/** The options that can be counted now: those of a dialog that is open, else those of the question. */
export function countedOptions(): HTMLElement[] {
  const dialog = document.querySelector('dialog[open]');
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(`.asking-options ${OPTION}`)];
}

/** Numbers the options, makes them a single stop of the Tab key and lets the arrow keys walk among them. */
export function useOptionKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    // A dialog opened from the list numbers its own.
    const options = () =>
      [...current.querySelectorAll<HTMLElement>(OPTION)].filter(
        (option) => option.closest('.asking-options') === current,
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

/** Along the row, or to whatever lies nearest in the next one. */
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

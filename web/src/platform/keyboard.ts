import { useEffect, useLayoutEffect } from 'preact/hooks';

/** When the focused element is removed, the open question gets the focus, so that the focus is never lost. */
export function useKeptFocus(): void {
  useEffect(() => {
    let last = document.activeElement;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    let frame: number | null = null;
    const isLost = () => last !== null && !last.isConnected && document.activeElement === document.body;
    const watch = new MutationObserver(() => {
      if (!isLost()) return;
      // To focus forces a layout. In the next frame, after all changes, it is the one that the frame needs anyway.
      frame ??= requestAnimationFrame(() => {
        frame = null;
        if (!isLost()) return;
        last = null;
        focusQuestion();
      });
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, []);
}

/** Moves the focus to the open question, or to the page if none is shown. */
export function focusQuestion(): void {
  const place =
    document.querySelector<HTMLElement>('[data-asking]') ?? document.querySelector<HTMLElement>('main');
  if (place === null) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

const always = () => true;

/** Listens for a key by itself while `isOn`, but not in fields and dialogs; null listens for none. */
export function useKey(key: string | null, onKey: () => void, isOn: () => boolean = always): void {
  // Before the board is painted, so that a quick player loses no key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (takesLetters(event.target)) return;
      if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
      if (!isOn()) return;
      event.preventDefault();
      onKey();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** Fields in which a letter is written or chooses from a list. A slider, a tick and a radio button leave letters to the table. */
const WRITTEN = 'textarea, select, input:not([type=range], [type=checkbox], [type=radio])';

/** Whether a letter that is pressed here belongs to a field. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITTEN) !== null;
}

/**
 * Moves the focus to the main part of a board, where the Tab key would stop: the one stop of a map that is walked by the
 * arrow keys, or the first control.
 */
export function focusBoard(): void {
  const main = document.querySelector('[data-main-part]');
  const stop =
    main?.querySelector<HTMLElement>('[data-entry]') ??
    main?.querySelector<HTMLElement>(':is(button, a[href], [tabindex="0"]):not([tabindex="-1"])');
  stop?.focus();
}

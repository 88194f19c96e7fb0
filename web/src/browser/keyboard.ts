import { useEffect } from 'preact/hooks';

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

/** Moves the focus to the open question, or to the page where none is shown. */
export function focusQuestion(): void {
  const place =
    document.querySelector<HTMLElement>('[data-asking]') ?? document.querySelector<HTMLElement>('main');
  if (place === null) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

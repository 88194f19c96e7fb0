import { useEffect } from 'preact/hooks';

let isFirstPage = true;

/** Moves focus and scroll to the top of a page that a link has opened, for keyboards and screen readers. */
export function useArrival(): void {
  useEffect(() => {
    // The browser places the focus of the first page itself.
    if (!isFirstPage) focusPage();
    isFirstPage = false;
  }, []);
}

/** Waits for a page that is still loading, unless the person moves the focus first. */
function focusPage(): void {
  if (document.querySelector('main[aria-busy="true"]') === null) return focusHeading();
  const watcher = new MutationObserver(() => {
    if (document.querySelector('main[aria-busy="true"]') !== null) return;
    watcher.disconnect();
    if (document.activeElement === document.body) focusHeading();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}

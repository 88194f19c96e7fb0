import { useEffect } from 'preact/hooks';

let isFirstPage = true;

/** Whoever came by a link starts at the top of the new page, with the keyboard and with the ear. */
export function useArrival(): void {
  useEffect(() => {
    // The browser itself sees to the page that was loaded first.
    if (!isFirstPage) focusPage();
    isFirstPage = false;
  }, []);
}

/** A page that is still being fetched is waited for, unless somebody goes on by themselves. */
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

import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { routeOf } from './route.ts';

const address = signal(location.pathname + location.search);

export const route = computed(() => routeOf(address.value.split('?')[0] ?? '/'));

/** The query of the address. */
export const query = computed(() => new URLSearchParams(address.value.split('?')[1] ?? ''));

export function go(to: string, { replace = false } = {}): void {
  if (to === address.value) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  address.value = to;
}

/** Opens the sheet of a board from elsewhere on the page: the address names it, and the board follows the address. */
export function openSheet(name: string): void {
  location.hash = name;
}

addEventListener('popstate', () => {
  address.value = location.pathname + location.search;
});

/** Links within the page change the route without loading the page again. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  if (
    event.shiftKey ||
    link.origin !== location.origin ||
    link.target !== '' ||
    link.hasAttribute('download')
  )
    return;
  if (link.pathname.startsWith('/api/') || link.hash !== '') return;
  event.preventDefault();
  go(link.pathname + link.search);
});

const SITE = 'Vigilia';

/** The title of the tab while a component is shown. */
export function useTitle(words: string | null): void {
  useEffect(() => {
    document.title = words === null || words === '' ? SITE : `${words} · ${SITE}`;
    return () => {
      document.title = SITE;
    };
  }, [words]);
}

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

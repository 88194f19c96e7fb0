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

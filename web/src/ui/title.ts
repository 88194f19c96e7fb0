import { useEffect } from 'preact/hooks';

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

import { useEffect } from 'preact/hooks';

const HOUSE = 'Vigilia';

/** What the tab is called while this is on the screen. */
export function useTitle(words: string | null): void {
  useEffect(() => {
    document.title = words === null || words === '' ? HOUSE : `${words} · ${HOUSE}`;
    return () => {
      document.title = HOUSE;
    };
  }, [words]);
}

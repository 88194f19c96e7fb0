import { useLayoutEffect } from 'preact/hooks';

/** Listens for a key by itself, but not while somebody writes. */
export function useKey(key: string, onKey: () => void): void {
  // Before it is painted: whoever is quick loses no key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null)
        return;
      event.preventDefault();
      onKey();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

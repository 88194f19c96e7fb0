import { useEffect } from 'preact/hooks';

/** Listens for a key by itself, but not while somebody writes. */
export function useKey(key: string, onKey: () => void): void {
  useEffect(() => {
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

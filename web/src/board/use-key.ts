import { useLayoutEffect } from 'preact/hooks';
import { takesLetters } from '../ui/takes-letters.ts';

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

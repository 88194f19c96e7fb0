import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Held longer than this, the pieces come back when the key or the finger is lifted; otherwise they stay away. */
const HELD = 350;

interface Bareness {
  readonly isBare: Signal<boolean>;
  down(): void;
  up(): void;
  toggle(): void;
}

/** Whether the pieces are off the map for a look at what lies below: while something is held, or until it is pressed again. */
export function useBareness(): Bareness {
  const isBare = useSignal(false);
  const since = useSignal<number | null>(null);
  const bareness: Bareness = {
    isBare,
    down() {
      since.value = isBare.value ? null : performance.now();
      isBare.value = !isBare.value;
    },
    up() {
      if (since.value !== null && performance.now() - since.value > HELD) isBare.value = false;
      since.value = null;
    },
    toggle() {
      isBare.value = !isBare.value;
    },
  };
  useEffect(() => {
    const isMine = (event: KeyboardEvent) => event.key === 'm' && !isWriting(event.target);
    const press = (event: KeyboardEvent) => {
      if (isMine(event) && !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey)
        bareness.down();
    };
    const lift = (event: KeyboardEvent) => {
      if (isMine(event)) bareness.up();
    };
    addEventListener('keydown', press);
    addEventListener('keyup', lift);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', lift);
    };
  }, []);
  return bareness;
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

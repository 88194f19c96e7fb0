import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The height of an element in rem, so that larger letters leave less room; 0 before it is laid out. */
export function useHeight<E extends HTMLElement>(): readonly [RefObject<E | null>, ReadonlySignal<number>] {
  const element = useRef<E>(null);
  const height = useSignal(0);
  // Before the element is painted, so that nothing jumps.
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      height.value =
        measured.clientHeight / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [element, height];
}

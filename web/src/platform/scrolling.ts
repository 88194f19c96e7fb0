import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A list that is scrolled to within this many pixels of its end is at its end. */
const NEAR = 24;

interface Following<E extends HTMLElement> {
  /** The element that scrolls. Its only child holds everything in it. */
  readonly list: RefObject<E | null>;
  readonly isFollowing: ReadonlySignal<boolean>;
  /** Goes to the end and follows it. */
  readonly follow: () => void;
  /** Stays where the list is scrolled to. */
  readonly leave: () => void;
}

/**
 * Keeps a growing list scrolled to its end until its reader scrolls away, and again once the reader is back at the end.
 * Lines and sizes change between a scroll and its event, so the distance from the end does not tell who scrolled: only a
 * reader scrolls upwards to a place that is not the end.
 */
export function useFollowing<E extends HTMLElement>(): Following<E> {
  const list = useRef<E>(null);
  const top = useRef(0);
  const isFollowing = useSignal(true);

  const pin = () => {
    const { current } = list;
    if (current === null || !isFollowing.peek()) return;
    current.scrollTop = current.scrollHeight;
    top.current = current.scrollTop;
  };
  const follow = () => {
    isFollowing.value = true;
    pin();
  };
  const leave = () => {
    isFollowing.value = false;
  };

  useLayoutEffect(() => {
    const { current } = list;
    const content = current?.firstElementChild ?? null;
    if (current === null || content === null) return;
    const noteScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = current;
      if (scrollTop + clientHeight >= scrollHeight - NEAR) isFollowing.value = true;
      else if (scrollTop < top.current - 1) isFollowing.value = false;
      top.current = scrollTop;
    };
    // The browser reports sizes after it has laid out the frame, so to scroll then forces no layout of its own.
    const sizes = new ResizeObserver(pin);
    sizes.observe(current);
    sizes.observe(content);
    current.addEventListener('scroll', noteScroll, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', noteScroll);
    };
  }, []);
  return { list, isFollowing, follow, leave };
}

/** Tells whether the content of a place is larger than the place, now and whenever that changes, until it is stopped. */
export function watchScrolling(place: HTMLElement, tell: (isScrolling: boolean) => void): () => void {
  // Sizes are told after the layout, so that to read them forces none.
  const sizes = new ResizeObserver(() =>
    tell(place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth),
  );
  const observe = () => {
    sizes.disconnect();
    for (const box of [place, ...place.children]) sizes.observe(box);
  };
  const children = new MutationObserver(observe);
  children.observe(place, { childList: true });
  observe();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}

/** The ref of a place that is a stop of the Tab key as long as the arrow keys scroll it. */
export function scrollStop(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return;
  return watchScrolling(place, (isScrolling) => {
    place.tabIndex = isScrolling ? 0 : -1;
  });
}

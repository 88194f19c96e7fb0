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

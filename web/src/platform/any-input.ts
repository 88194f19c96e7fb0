const ALL = ['keydown', 'pointerdown'] as const;

/**
 * Calls back at every key and every press, which still do what they always do, but for a press inside `beside`: that
 * part takes its own. `types` leaves one of them out. Returns the function that ends it.
 */
export function onAnyInput(
  back: () => void,
  beside?: string,
  types: readonly ('keydown' | 'pointerdown')[] = ALL,
): () => void {
  const listen = (event: Event) => {
    if (event instanceof KeyboardEvent && event.repeat) return;
    if (beside !== undefined && event.target instanceof Element && event.target.closest(beside) !== null)
      return;
    // Escape puts away one thing at a time.
    if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
    back();
  };
  for (const type of types) addEventListener(type, listen, { capture: true });
  return () => {
    for (const type of types) removeEventListener(type, listen, { capture: true });
  };
}

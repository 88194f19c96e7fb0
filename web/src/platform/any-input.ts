/**
 * Calls back at every key and every press, which still do what they always do, but for a press inside `beside`: that
 * part takes its own. Returns the function that ends it.
 */
export function onAnyInput(back: () => void, beside?: string): () => void {
  const listen = (event: Event) => {
    if (event instanceof KeyboardEvent && event.repeat) return;
    if (beside !== undefined && event.target instanceof Element && event.target.closest(beside) !== null)
      return;
    // Escape puts away one thing at a time.
    if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
    back();
  };
  const types = ['keydown', 'pointerdown'];
  for (const type of types) addEventListener(type, listen, { capture: true });
  return () => {
    for (const type of types) removeEventListener(type, listen, { capture: true });
  };
}

/** How long a page may be busy before it renders and hears the player again, in milliseconds. */
const BUSY = 10;

/** Hands out one item after the other, and lets the page render first, and again after each short while. */
export async function* inBatches<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    if (performance.now() - since > BUSY) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    yield item;
  }
}

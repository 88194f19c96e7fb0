/**
 * Every text on the page that leaves its box or is broken inside a word without a hyphen. It runs in the page. What
 * scrolls, what is only read aloud and what ends in an ellipsis on purpose is left out.
 */
export function spills(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent ?? '';
    if (parent === null || words.trim() === '' || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest('.heard-only, .skip-links, [popover], svg, option, [inert]') !== null) continue;
    const range = document.createRange();
    const rowsOf = (start: number, end: number) => {
      range.setStart(node as Text, start);
      range.setEnd(node as Text, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    for (const { 0: word, index } of words.matchAll(/[\p{L}\u00ad]{3,}/gu)) {
      if (!word.includes('\u00ad') && rowsOf(index, index + word.length) > 1) found.add(`broken: ${word}`);
    }
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let place: Element | null = parent; place !== null; place = place.parentElement) {
      const { display, overflowX, borderLeftWidth, textOverflow } = getComputedStyle(place);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') break;
      if (display.startsWith('inline') && !place.matches('button')) continue;
      const { left, right, width } = place.getBoundingClientRect();
      if (width <= 1) break;
      const isBox = overflowX !== 'visible' || Number.parseFloat(borderLeftWidth) > 0;
      if (isBox && (box.left < left - 1 || box.right > right + 1)) {
        found.add(`outside .${place.className}: ${words.trim()}`);
        break;
      }
    }
  }
  return [...found];
}

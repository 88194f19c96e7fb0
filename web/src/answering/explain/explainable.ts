import { signal } from '@preact/signals';

/**
 * What is being explained on the table: `asking` while the player is to point at something, the element pointed at, or
 * null while nothing is.
 */
export const explained = signal<'asking' | Element | null>(null);

const TITLED = '[title]:not([title=""])';
const SIGN = '[data-sign]';

/** What an element belongs to that can be explained; null if that is nothing. */
export function explainable(from: Element): Element | null {
  return from.closest(TITLED) ?? from.closest(SIGN) ?? from.closest(`button:has(${SIGN})`);
}

/** The id of the sign that explains an element. */
export function signOf(element: Element): string | null {
  const sign = element.matches(SIGN) ? element : element.querySelector(SIGN);
  return sign?.getAttribute('data-sign') ?? null;
}

/** What the element says of itself now. */
export function titleOf(element: Element): string {
  return element.getAttribute('title') ?? element.closest('button')?.getAttribute('aria-label') ?? '';
}

/** Everything on a board that can be explained and is in sight, each once. */
export function allExplainable(board: Element): Element[] {
  const all = [...board.querySelectorAll(`${TITLED}, ${SIGN}`)].flatMap((each) => explainable(each) ?? []);
  return [...new Set(all)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
}

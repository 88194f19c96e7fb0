/** How long a page that is only looked at may be left alone, in milliseconds. */
const QUIET = 3000;
const INPUTS = ['pointerdown', 'keydown'] as const;
const CAPTURE = { capture: true } as const;

/** What a page offers to wait with. */
export type Waits = Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;

/**
 * Runs something once, after the first press on a page, or if none comes after a while: what is fetched then takes
 * nothing from what the first paint needs.
 */
export function whenQuiet(run: () => void, browser: Waits = window): void {
  const once = () => {
    browser.clearTimeout(timer);
    for (const input of INPUTS) browser.removeEventListener(input, once, CAPTURE);
    // After the paint that shows what the press did.
    browser.setTimeout(run);
  };
  const timer = browser.setTimeout(once, QUIET);
  for (const input of INPUTS) browser.addEventListener(input, once, CAPTURE);
}

import type { Page } from '@playwright/test';

/** Counts the presses of a person from the next page on. */
export async function countPresses(page: Page): Promise<{ made(): Promise<number> }> {
  await page.addInitScript(() => {
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1;
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  return { made: () => page.evaluate(() => Number(sessionStorage.presses ?? 0)) };
}

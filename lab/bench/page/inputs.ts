import type { Page } from '@playwright/test';

const ASKED = '.asking[data-asked]';
const OPTIONS = `${ASKED} .asking-options button:not([aria-disabled="true"]):not(.option-back)`;
const CONFIRM = `${ASKED} .draft-buttons .main:not([aria-disabled="true"])`;
/** How long bots may take until the page asks again, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Answers every question until this number of inputs is made. Returns the milliseconds from each input to the paint that
 * shows its effect.
 */
export async function inputsToPaint(page: Page, inputs: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { inputsToPaint: times });
    const look = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => times.push(performance.now() - timeStamp);
        afterPaint.port2.postMessage(null);
      });
    for (const type of ['click', 'keydown']) addEventListener(type, look, { capture: true });
  });
  let made = 0;
  while (made < inputs) {
    await page.locator(OPTIONS).first().waitFor({ timeout: PATIENCE });
    const options = page.locator(OPTIONS);
    // Each time another option, so that not every answer is the first one.
    await options.nth(made % Math.max(1, await options.count())).click();
    made++;
    if ((await page.locator(CONFIRM).count()) === 0) continue;
    await page.keyboard.press('Enter');
    made++;
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { inputsToPaint: number[] }).inputsToPaint);
}

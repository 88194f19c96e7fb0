import type { Page } from '@playwright/test';

const ASKED = '.answering-panel_asking[data-asked]';
/** Options, and what a board lets a player choose in other ways. */
const CONTROLS = `${ASKED} .answering-panel_asking-options :is(button, input):not([aria-disabled="true"], :disabled, .option-list_option-back)`;
const OPTION = '[data-option]:focus';
const DIALOG = 'dialog[open]';
const OVER = '.ending-page';
const CONFIRM = `${ASKED} .draft-bar_draft-buttons .main:not([aria-disabled="true"])`;
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
    await page.locator(`${CONTROLS}, ${CONFIRM}, ${OVER}`).first().waitFor({ timeout: PATIENCE });
    if (await isThere(page, OVER)) break;
    const controls = page.locator(CONTROLS);
    const count = await controls.count();
    // Each time another one, so that not every answer is the first one.
    if (count > 0) {
      await controls.nth(made % count).click();
      made++;
    }
    if (await isThere(page, DIALOG)) await page.keyboard.press('Escape');
    if (!(await isThere(page, CONFIRM))) continue;
    // An option that has the focus is confirmed by the same key again.
    if (await isThere(page, OPTION)) await page.keyboard.press('Enter');
    else await page.locator(CONFIRM).click();
    made++;
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { inputsToPaint: number[] }).inputsToPaint);
}

async function isThere(page: Page, selector: string): Promise<boolean> {
  return (await page.locator(selector).count()) > 0;
}

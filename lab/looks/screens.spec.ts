import { EVERY_SCREEN, expect, LIGHTS, test } from '@vigilia/web/testing';

/** Noon of a day in winter: the log says when each choice was made. */
const NOW = new Date('2025-01-11T12:00:00Z');

/** The same deal each time. It runs in the page. */
function drawTheSame() {
  let drawn = 0;
  crypto.getRandomValues = (into) => {
    if (into !== null) new Uint8Array(into.buffer, into.byteOffset, into.byteLength).fill(++drawn);
    return into;
  };
}

for (const [name, screens] of Object.entries(EVERY_SCREEN)) {
  test(`${name} looks as before`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(drawTheSame);
    for (const [index, screen] of screens.entries())
      await test.step(screen.name, async () => {
        await screen.come(page);
        for (const light of screen.lights ?? LIGHTS) {
          await page.evaluate((theme) => {
            document.documentElement.dataset.theme = theme;
          }, light);
          // All differences of a page are told at once. A server draws the ids of its tables: links to them are masked.
          await expect.soft(page).toHaveScreenshot(`${name} ${index + 1} ${screen.name} ${light}.png`, {
            mask: [page.locator('input[readonly]')],
          });
        }
      });
  });
}

import { EVERY_SCREEN, expect, LIGHTS, test } from '@vigilia/web/testing';

for (const [name, screens] of Object.entries(EVERY_SCREEN)) {
  test(`${name} looks as before`, async ({ page }) => {
    for (const [index, screen] of screens.entries())
      await test.step(screen.name, async () => {
        await screen.come(page);
        for (const light of screen.lights ?? LIGHTS) {
          await page.evaluate((theme) => {
            document.documentElement.dataset.theme = theme;
          }, light);
          // All differences of a page are told at once.
          await expect.soft(page).toHaveScreenshot(`${name} ${index + 1} ${screen.name} ${light}.png`);
        }
      });
  });
}

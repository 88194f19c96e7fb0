import { EVERY_SCREEN, expect, LIGHTS, test } from '@vigilia/web/testing';
import { definiteFindings } from './engines.ts';

for (const [name, screens] of Object.entries(EVERY_SCREEN)) {
  test(`two engines find nothing wrong with ${name}`, async ({ page }) => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await screen.come(page);
        for (const light of screen.lights ?? LIGHTS) {
          await page.evaluate((theme) => {
            document.documentElement.dataset.theme = theme;
          }, light);
          // Every finding of a screen is told at once.
          expect.soft(await definiteFindings(page), light).toEqual([]);
        }
      });
  });
}

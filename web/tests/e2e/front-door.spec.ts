import { expect, type Page, test } from '@playwright/test';

/** The number of running animations on the home page. */
async function motions(page: Page): Promise<number> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => document.getAnimations().length);
}

test('the home page shows a burning candle', async ({ page }) => {
  expect(await motions(page)).toBeGreaterThan(0);
});

test('the home page does not move where the device asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motions(page)).toBe(0);
});

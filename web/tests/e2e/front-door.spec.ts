import { expect, type Page, test } from '@playwright/test';

/** How many things move at the front door. */
async function motions(page: Page): Promise<number> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => document.getAnimations().length);
}

test('at the front door a candle burns', async ({ page }) => {
  expect(await motions(page)).toBeGreaterThan(0);
});

test('whoever asked their device for less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motions(page)).toBe(0);
});

import { expect, test } from '@playwright/test';

test('the front door is open', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

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

test('words stand apart at every size of the text', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const narrowest = await page.evaluate(() => {
    const spaces: number[] = [];
    for (const name of ['span', 'button']) {
      const element = document.body.appendChild(document.createElement(name));
      const widthOf = (words: string) => {
        element.textContent = words;
        return element.getBoundingClientRect().width;
      };
      for (const weight of [400, 700])
        for (let size = 11; size <= 22; size++) {
          element.style.cssText = `position: absolute; min-width: 0; white-space: pre; font-weight: ${weight}; font-size: ${size}px`;
          spaces.push((widthOf('n n') - widthOf('nn')) / size);
        }
      element.remove();
    }
    return Math.min(...spaces);
  });
  expect(narrowest).toBeGreaterThan(0.2);
});

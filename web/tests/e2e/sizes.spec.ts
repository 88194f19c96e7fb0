import type { Page } from '@playwright/test';
import { lay } from './table/lay.ts';
import { moving, turning } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

/** Sizes at which no whole game is played, and the layout of each. */
const SIZES = [
  { width: 1024, height: 768, layout: 'landscape' },
  { width: 1180, height: 820, layout: 'landscape' },
  { width: 844, height: 390, layout: 'sideways' },
  { width: 1920, height: 1080, layout: 'wide' },
];
const PANELS =
  '.bar, .city-map, .answering-panel_asking, .answering-panel_asking-foot, .narrow-layout_strip, .hand, .drawer, .tab-bar, .players, .gears';

/** The panels that are not wholly in the window, and by how much the page scrolls. */
async function overflow(page: Page) {
  return page.evaluate((panels) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const cut = [...document.querySelectorAll(panels)].filter((panel) => {
      const { left, top, right, bottom, width } = panel.getBoundingClientRect();
      return width > 0 && (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
    });
    return {
      cut: cut.map(({ className }) => className),
      scroll: [scrollWidth - innerWidth, scrollHeight - innerHeight],
    };
  }, PANELS);
}

const FITS = { cut: [], scroll: [0, 0] };

for (const { layout, ...size } of SIZES) {
  test(`the front door and a decision fit at ${size.width}x${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow(page)).toEqual(FITS);

    await page.goto(await lay(page, moving));
    const question = new Question(page);
    await question.next();
    await expect(page.locator('.board')).toHaveAttribute('data-layout', layout);
    await page.locator('[data-square="r6c5"]').click();
    await expect(question.confirm).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual(FITS);
    if (layout !== 'landscape') return;

    await page.getByRole('button', { name: 'Overview' }).click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page.locator('.players')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeHidden();
  });
}

test('the keyboard reaches the question and every square, and comes back', async ({ page }) => {
  await page.goto(await lay(page, moving));
  const question = new Question(page);
  await question.next();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'To the question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.panel).toBeFocused();

  await page.keyboard.press('b');
  const square = (name: string) => page.locator(`[data-square="${name}"]`);
  await expect(square('r7c7')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(square('r6c7')).toBeFocused();
  await expect(square('r6c7')).toHaveAccessibleName(/^r6c7: .*1/);
  await page.keyboard.press('Enter');
  await expect(question.confirm).toBeVisible();

  const menu = page.getByRole('link', { name: 'Rulebook' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(question.confirm).toBeVisible();

  await page.keyboard.press('b');
  await expect(square('r6c7')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question.confirm).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question.panel).toBeFocused();
});

test('the sheet closes when a question needs the map', async ({ page }) => {
  await page.goto(await lay(page, turning));
  await new Question(page).next();
  await page.keyboard.press('d');
  const sheet = page.getByRole('heading', { name: 'Deduction sheet' });
  await expect(sheet).toBeVisible();
  await write(page, 'turn 3');
  await expect(sheet).toBeHidden();
});

test('on a phone a question for a square enlarges the map, and the whole map comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await lay(page, moving));
  await new Question(page).next();
  const square = page.locator('[data-square="r7c7"]');
  const width = async () => (await square.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThanOrEqual(40);
  await expect(square).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect.poll(width).toBeLessThan(40);
  await page.getByRole('button', { name: 'Zoom in on what can be chosen' }).click();
  await expect.poll(width).toBeGreaterThanOrEqual(40);
});

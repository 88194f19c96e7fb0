import type { Page } from '@playwright/test';
import { before, golden } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byKeys } from './table/diario/writers.ts';
import { linesOf } from './table/golden.ts';
import { expect, test } from './table/test.ts';

/** Writes down all that is shown of these elements, however short it is shown. Returns what reads it. */
async function witness(page: Page, selector: string): Promise<() => Promise<string>> {
  await page.addInitScript((wanted) => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      for (const seen of document.querySelectorAll<HTMLElement>(wanted)) {
        const { scene, state, moment } = seen.dataset;
        shown.push([scene, state, moment, seen.textContent].join(' '));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown.join('\n'));
}

test('a raid is staged at the door, stands still where nothing moves, and any key puts it away', async ({
  page,
}) => {
  const shown = await witness(page, '[data-scene="raid"]');
  const lines = linesOf('solo', 'diario');
  // The second night out ends, and the raid of that night comes.
  const home = lines.indexOf('p1 home', lines.indexOf('p1 home') + 1);
  await page.goto(await layDiario(page, { lines: lines.slice(0, home), seat: 0 }));
  const journal = new Journal(page, byKeys(page));
  await journal.answer();
  await expect.poll(shown).toMatch(/raid still .*Street Boys/);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-scene="raid"]')).toHaveCount(0);
  await journal.answer();
  await expect.poll(shown).toContain('Carried away over the threshold: 5 Components.');
});

test('a day survived has its beat beside the question', async ({ page }) => {
  const shown = await witness(page, '[data-moment]');
  await page.goto(await layDiario(page, before('solo', /^p1 name nadja/)));
  await new Journal(page, byKeys(page)).answer();
  await expect.poll(shown).toMatch(/day-survived Day 2: Morning\.One more page is written\./);
});

test('gains stand over the rooms where they were made until the next answer', async ({ page }) => {
  await page.goto(await layDiario(page, before('solo', /^p1 pick nadja/)));
  const journal = new Journal(page, byKeys(page));
  await journal.answer();
  await expect(page.locator('[data-gains]')).toHaveAttribute('data-gains', 'm5 m6');
  await expect(page.locator('[data-gains]')).toContainText('+2 Mechanical Parts');
  await journal.answer();
  await expect(page.locator('[data-gains="m5 m6"]')).toHaveCount(0);
});

test('the house shows the states of people, graves in the yard and what the dead left', async ({ page }) => {
  const table = golden('wounds', ({ gone, phase }) => gone.length > 0 && phase === 'dusk');
  await page.goto(await layDiario(page, table));
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page.locator('[data-grave="iskra"]')).toBeVisible();
  await expect(page.locator('[data-kept="iskra"]')).toBeVisible();
  await expect(page.locator('.figure[data-signs="plate"]')).toBeVisible();
});

import { LANGUAGES } from '@vigilia/kernel';
import { settle } from './table/settle.ts';
import { expect, test } from './table/test.ts';

for (const language of LANGUAGES) {
  test(`the summary in ${language} is printed on one sheet`, async ({ page }) => {
    await settle(page, { language });
    await page.goto('/rules/011/summary');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.summary_sheet')).toBeVisible();
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}

test('links lead from the rulebook to its summary and back', async ({ page }) => {
  await page.goto('/rules/011');
  await page.getByRole('link', { name: 'The whole game on one page' }).click();
  await expect(page).toHaveURL(/\/rules\/011\/summary$/);
  await page.getByRole('link', { name: 'The whole rulebook' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'The goal of the game' })).toBeVisible();
});

test('the rulebook draws the city and the four steps of the Organ, on paper too', async ({ page }) => {
  await settle(page, { language: 'en' });
  await page.goto('/rules/011');
  const drawings = page.getByRole('img', { name: 'Map of Turin' });
  await expect(drawings).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Chapters' })).toBeHidden();
  for (const drawing of await drawings.all()) await expect(drawing).toBeVisible();
});

test('below a printed clause stands where an owner of the box finds it, and not below one of ours', async ({
  page,
}) => {
  await settle(page, { language: 'en' });
  await page.goto('/rules/011/EVT-1');
  const place = /^Italian edition: “.+”$/;
  await expect(page.locator('#EVT-1').getByText(place)).toBeVisible();
  await expect(page.locator('#EVT-5')).toBeVisible();
  await expect(page.locator('#EVT-5').getByText(place)).toHaveCount(0);
});

import { before, golden } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byKeys } from './table/diario/writers.ts';
import { linesOf } from './table/golden.ts';
import { expect, test } from './table/test.ts';

test('a raid is staged at the door and a press puts it away; where nothing moves it stands still', async ({
  page,
}) => {
  const lines = linesOf('solo', 'diario');
  // The second night out ends, and the raid of that night comes.
  const home = lines.indexOf('p1 home', lines.indexOf('p1 home') + 1);
  await page.goto(await layDiario(page, { lines: lines.slice(0, home), seat: 0 }));
  const journal = new Journal(page, byKeys(page));
  await journal.answer();
  const scene = page.locator('[data-scene="raid"]');
  await expect(scene).toHaveAttribute('data-state', 'still');
  await expect(scene.getByText('Street Boys', { exact: true })).toBeVisible();
  await expect(scene.locator('[data-shows="door"]')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(scene).toHaveCount(0);
  await journal.answer();
  await expect(scene).toContainText('Carried away over the threshold: 5 Components.');
});

test('a day survived has its beat, which every key puts away; gains rise where they were made', async ({
  page,
}) => {
  await page.goto(await layDiario(page, before('solo', /^p1 name nadja/)));
  const journal = new Journal(page, byKeys(page));
  await journal.answer();
  const beat = page.locator('[data-moment="day-survived"]');
  await expect(beat).toContainText('Day 2: Morning.');
  await page.keyboard.press('Shift');
  await expect(beat).toHaveCount(0);

  await page.goto(await layDiario(page, before('solo', /^p1 pick nadja/)));
  await journal.answer();
  await expect(page.locator('[data-gains]')).toHaveAttribute('data-gains', /m6/);
});

test('the house shows the states of people, graves in the yard and what the dead left', async ({ page }) => {
  const table = golden('wounds', ({ gone, phase }) => gone.length > 0 && phase === 'dusk');
  await page.goto(await layDiario(page, table));
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page.locator('[data-grave="iskra"]')).toBeVisible();
  await expect(page.locator('[data-kept="iskra"]')).toBeVisible();
  await expect(page.locator('.figure[data-signs="plate"]')).toBeVisible();
});

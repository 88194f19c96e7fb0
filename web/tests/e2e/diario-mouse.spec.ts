import { Journal } from './table/diario/journal.ts';
import { dealtLike, layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { expect, test } from './table/test.ts';

test('a whole game of Diario alone, by mouse, from the deal to its end', async ({ page }) => {
  await page.goto(await layDiario(page, dealtLike('solo')));
  const journal = new Journal(page, byMouse);
  const prompts = await journal.play();
  await expect(journal.ending).toBeVisible();
  expect(prompts.length).toBeGreaterThan(20);
});

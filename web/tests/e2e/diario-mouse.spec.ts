import { expectEnding } from './table/diario/ended.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { deal } from './table/lay.ts';
import { expect, test } from './table/test.ts';

test('a whole game of Diario alone, by mouse, from the deal to the ceasefire', async ({ page }) => {
  await page.goto(await layDiario(page, deal('night 38', 1)));
  const journal = new Journal(page, byMouse);
  await journal.play();
  const { score } = await expectEnding(journal);
  expect(score).not.toBeNull();
});

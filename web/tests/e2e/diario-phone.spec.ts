import { expectEnding } from './table/diario/ended.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byTouch } from './table/diario/writers.ts';
import { deal } from './table/lay.ts';
import { test } from './table/test.ts';

test('a whole game of Diario alone, by touch, on an upright phone', async ({ page }) => {
  await page.goto(await layDiario(page, deal('night 58', 1)));
  const journal = new Journal(page, byTouch);
  await journal.play();
  await expectEnding(journal);
});

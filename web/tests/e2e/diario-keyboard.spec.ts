import { expectEnding } from './table/diario/ended.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byKeys } from './table/diario/writers.ts';
import { deal } from './table/lay.ts';
import { test } from './table/test.ts';

test('a whole game of Diario alone, by the keyboard and nothing else', async ({ page }) => {
  await page.goto(await layDiario(page, deal('night 39', 1)));
  const journal = new Journal(page, byKeys(page));
  await journal.play();
  await expectEnding(journal);
});

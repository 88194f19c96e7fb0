import { expectAccessible } from './table/axe.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { deal } from './table/lay.ts';
import { expect, test } from './table/test.ts';

/** The sizes at which no whole game is played. */
const SIZES = {
  tablet: { width: 820, height: 1180 },
  'tablet on its side': { width: 1180, height: 820 },
  'phone on its side': { width: 844, height: 390 },
};

/** The end of the first night. */
const DAWN = /Narrative Action/;

for (const [name, size] of Object.entries(SIZES)) {
  test(`a day and a night of Diario fit on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(await layDiario(page, deal('first day 6', 1)));
    const journal = new Journal(page, byMouse);
    await journal.play((prompt) => DAWN.test(prompt));
    await expect(journal.panel).toContainText(DAWN);
    // Colours do not change with the size: both lights are looked at where the screens are.
    await expectAccessible(page, ['dark']);
  });
}

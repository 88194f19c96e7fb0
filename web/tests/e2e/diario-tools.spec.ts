import { before } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { linesOf } from './table/golden.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

test('at a table of Diario answers are typed, taken back, and hinted at', async ({ page }) => {
  const evening = before('fight-won', /^p1 guard/);
  const [, guarding = ''] =
    /^p1 (guard .*)/.exec(linesOf('fight-won', 'diario')[evening.lines.length] ?? '') ?? [];
  await page.goto(await layDiario(page, evening, { assist: 'hints' }));
  const journal = new Journal(page, byMouse);
  await journal.next();
  const { panel } = journal;

  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Hint' }).click();
  const hints = panel.locator('.asides_hints[aria-busy="false"] [data-option]');
  await expect(hints.first()).toBeVisible();
  expect(await hints.count()).toBeLessThanOrEqual(3);
  await panel.getByRole('button', { name: 'Hint' }).click();
  // What was dropped stays dropped when the board is drawn again.
  await expect(panel.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

  await write(page, guarding);
  await page.getByRole('tab', { name: 'People' }).click();
  const duty = page.getByRole('region', { name: 'People' }).getByText('on guard');
  await expect(duty).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click();
  await expect(duty).toHaveCount(0);
});

test('a “?” beside a question explains what it names, and what is not there looks so', async ({ page }) => {
  await page.goto(await layDiario(page, before('fight-won', /^p1 explore/)));
  await new Journal(page, byMouse).next();
  const sign = page.locator('section[data-asked]').getByRole('button', { name: 'What this is' }).last();
  await sign.click();
  const explained = page.getByRole('dialog', { name: 'What this is' });
  await expect(explained).toContainText('Cards of the night');
  await page.keyboard.press('Escape');
  await expect(explained).toHaveCount(0);

  await page.goto(await layDiario(page, before('barter-out-of-doors', /^p1 give raw-food/)));
  await new Journal(page, byMouse).next();
  const goods = page.locator('.good-counter:not([data-counted])');
  const more = '.good-counter_more';
  await expect(goods.filter({ has: page.locator(`${more}[aria-disabled="true"]`) }).first()).toHaveCSS(
    'border-top-style',
    'dashed',
  );
  await expect(goods.filter({ has: page.locator(`${more}[aria-disabled="false"]`) }).first()).toHaveCSS(
    'border-top-style',
    'solid',
  );
});

import { Journal } from './table/diario/journal.ts';
import { byMouse } from './table/diario/writers.ts';
import { doorOf } from './table/door.ts';
import { expect, test } from './table/test.ts';

const OFFER = 'Your first game? The first day explains itself.';

test('the first day is offered before the first table, and goes on as a game', async ({ page }) => {
  await page.goto('/');
  await doorOf(page, 'Diario').getByRole('link', { name: OFFER }).click();
  await expect(page.getByText('Goal 1 of 9')).toBeVisible();
  const journal = new Journal(page, byMouse);
  const isOver = () => page.getByText('That is everything new.').isVisible();
  while (!(await isOver())) await journal.answer();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL('**/here/*');
  await journal.next();
  await expect(page.getByText(/^Goal /)).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Your turn.*Diario · Alone/ })).toBeVisible();
  await expect(doorOf(page, 'Diario').getByRole('link', { name: OFFER })).toBeHidden();
});

test('the lesson of the first day can be left at any moment with the table as it stands', async ({
  page,
}) => {
  await page.goto('/learn/first-day');
  const journal = new Journal(page, byMouse);
  await journal.answer();
  const asked = await journal.next();
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Play on without the lesson' }).click();
  await page.waitForURL('**/here/*');
  const again = await new Journal(page, byMouse).next();
  expect(again?.prompt).toBe(asked?.prompt);
});

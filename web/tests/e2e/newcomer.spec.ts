import { Journal } from './table/diario/journal.ts';
import { byMouse } from './table/diario/writers.ts';
import { doorOf } from './table/door.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

test('one press leads from the home page to the first decision', async ({ page }) => {
  await page.goto('/');
  await doorOf(page, '011').getByRole('button', { name: 'Play now' }).click();
  const question = new Question(page);
  const asked = await question.next();
  expect(asked?.options.length).toBeGreaterThan(1);
  await expect(page.getByText('It is your turn', { exact: true })).toBeVisible();

  await question.options.last().click();
  await expect(question.draft).not.toBeEmpty();
  await question.confirm.click();
  await expect(question.confirm).toBeHidden();
  const next = await question.next();
  expect(next).not.toBeNull();
});

test('one press leads from the home page to the first decision of Diario', async ({ page }) => {
  await page.goto('/');
  await doorOf(page, 'Diario').getByRole('button', { name: 'Play now' }).click();
  const journal = new Journal(page, byMouse);
  expect(await journal.answer()).not.toBeNull();
  expect(await journal.next()).not.toBeNull();
});

import { deal, lay } from './table/lay.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

test('another language in the middle of a game: everything is said anew, nothing is lost', async ({
  page,
}) => {
  await page.goto(await lay(page, deal('in three languages')));
  const question = new Question(page);
  await question.next();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('for position');
  await question.options.last().click();
  await expect(question.confirm).toBeVisible();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Русский' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Что произошло' })).toContainText('Час');
  // The draft stands, in other words.
  const asked = page.locator('section[data-asked]');
  const confirm = asked.getByRole('button', { name: 'Подтвердить' });
  await expect(confirm).toBeVisible();
  await expect(asked.getByRole('heading', { level: 2 })).toHaveText(/[а-я]/);

  await page.getByRole('button', { name: 'Настройки' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.keyboard.press('Escape');
  await expect(asked.getByRole('button', { name: 'Conferma' })).toBeVisible();
  await asked.getByRole('button', { name: 'Conferma' }).click();
  await expect(asked.getByRole('button', { name: 'Conferma' })).toBeHidden();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByText('Tocca a te')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Gioca subito' })).toBeVisible();
});

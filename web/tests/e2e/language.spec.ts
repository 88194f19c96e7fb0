// cspell:ignore Conferma Cronaca denti fermati Gioca gira Impostazioni l’Ingranaggio Muoviti oppure Tocca Настройки Подтвердить произошло
import { deal, lay } from './table/lay.ts';
import { moving } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

test('another language during a game: all texts change, the draft stays', async ({ page }) => {
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
  // The draft stays, in the other language.
  const asked = page.locator('section[data-asked]');
  const confirm = asked.getByRole('button', { name: 'Подтвердить', exact: true });
  await expect(confirm).toBeVisible();
  await expect(asked.getByRole('heading', { level: 2 })).toHaveText(/[а-я]/);

  await page.getByRole('button', { name: 'Настройки' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.keyboard.press('Escape');
  await expect(asked.getByRole('button', { name: 'Conferma', exact: true })).toBeVisible();
  await asked.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(asked.getByRole('button', { name: 'Conferma', exact: true })).toBeHidden();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByText('Tocca a te', { exact: true })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Gioca subito' }).first()).toBeVisible();
});

test('the log is shown in the new language, also after a reload', async ({ page }) => {
  await page.goto(await lay(page, moving));
  const question = new Question(page);
  await question.next();
  await expect(question.prompt).toHaveText(/^Move, or stop/);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const told = page.locator('.log_lines').getByRole('listitem');
  const english = await told.allInnerTexts();
  await expect(told.filter({ hasText: 'Livia turned the Gears by 3 teeth' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.getByRole('dialog', { name: 'Impostazioni' }).press('Escape');
  const prompt = page.locator('section[data-asked] h2');
  await expect(prompt).toHaveText(/^Muoviti, oppure fermati/);
  await expect(told.filter({ hasText: 'Livia gira l’Ingranaggio di 3 denti' })).toHaveCount(1);
  const italian = await told.allInnerTexts();
  expect(italian).toHaveLength(english.length);

  await page.reload();
  await expect(prompt).toHaveText(/^Muoviti, oppure fermati/);
  await page.getByRole('button', { name: 'Cronaca', exact: true }).click();
  await expect(told).toHaveText(italian);
});

import type { Page } from '@playwright/test';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

/** Goes to a lesson from the list of them. */
async function begin(page: Page, title: string): Promise<Question> {
  await page.goto('/learn');
  await page.getByRole('link', { name: title }).click();
  const question = new Question(page);
  await question.next();
  await expectGoal(page, 1);
  return question;
}

async function expectGoal(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Goal ${number} of `)).toBeVisible();
}

async function expectDone(page: Page, title: string): Promise<void> {
  await expect(page.getByText('Done! That is the whole lesson.')).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: title })).toContainText('✓ done');
}

/** Presses an option, a square or a card, and confirms it. */
async function press(question: Question, control: string | RegExp, on = question.panel): Promise<void> {
  await on.getByRole('button', { name: control }).first().click();
  await question.confirm.click();
  await expect(question.confirm).toBeHidden();
}

test('the auction lesson works by mouse and refuses answers that miss the goal', async ({ page }) => {
  const question = await begin(page, 'The auction');
  await press(question, /^1$/);
  await expectGoal(page, 2);
  await question.next();
  await question.option('Pass').click();
  await question.confirm.click();
  await expect(question.refusal).toContainText('the lesson asks for something else');
  await press(question, /^3$/);
  await expectDone(page, 'The auction');
});

test('the lessons on gears and walking work on chips and map', async ({ page }) => {
  const question = await begin(page, 'Gears and walking');
  const map = page.getByRole('region', { name: 'Map of Turin' });
  await press(question, /^Johnsson/);
  await expectGoal(page, 2);
  await press(question, /^3 teeth/);
  await expectGoal(page, 3);
  await press(question, /^r6c5/, map);
  await press(question, 'Stop moving');
  await expectGoal(page, 4);
  await press(question, /^1$/);
  await press(question, 'End your turn');
  await expectDone(page, 'Gears and walking');
});

test('the lesson on machines, cards and tiles works on map and hand', async ({ page }) => {
  const question = await begin(page, 'Machines, cards and tiles');
  const map = page.getByRole('region', { name: 'Map of Turin' });
  const hand = page.getByRole('region', { name: 'What you hold' });
  await press(question, /^1 tooth/);
  await press(question, /^r2c8/, map);
  await expectGoal(page, 3);
  await press(question, /by monorail, free/, map);
  await expectGoal(page, 4);
  await press(question, /^Compose 3/, hand);
  await expectGoal(page, 5);
  await press(question, /^The Perennial Sophia/, hand);
  await expectGoal(page, 6);
  await press(question, 'Stop moving');
  await press(question, /^0$/);
  await press(question, 'End your turn');
  await expectDone(page, 'Machines, cards and tiles');
});

test('the Organ lesson works by list and map', async ({ page }) => {
  const question = await begin(page, 'Finding the Organ');
  await press(question, /slot|North|East|South|West/i);
  await expectGoal(page, 2);
  await press(question, /can be chosen/, page.getByRole('region', { name: 'Map of Turin' }));
  await expectDone(page, 'Finding the Organ');
});

test('the Chosen One is named in the dialog and the rest in notation', async ({ page }) => {
  const question = await begin(page, 'The Chosen One, and Fenrir');
  const dialog = page.getByRole('dialog', { name: 'Who is the Chosen One?' });
  await question.option(/^Declare victory/).click();
  await dialog.getByRole('button', { name: 'Declare victory: the Chosen One is Johnsson' }).click();
  await expectGoal(page, 2);
  for (const line of ['turn 1', 'walk r4c5', 'stop', 'spend 0', 'end']) await write(page, line);
  await expect(page.getByText('There is another side to this.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();

  await question.next();
  await question.option(/^Declare victory/).click();
  await dialog.getByRole('button', { name: /^Snowy/ }).click();
  await dialog.getByRole('button', { name: 'Declare victory: the Chosen One is Snowy' }).click();
  await expectGoal(page, 2);
  for (const line of ['turn 1', 'walk r5c5', 'stop', 'spend 0', 'end']) await write(page, line);
  await expectDone(page, 'The Chosen One, and Fenrir');
});

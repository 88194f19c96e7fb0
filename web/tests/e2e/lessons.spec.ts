import type { Page } from '@playwright/test';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

/** Presses an option of the question, then Confirm. */
async function press(question: Question, name: string | RegExp) {
  await question.option(name).first().click();
  await question.confirm.click();
  await expect(question.confirm).toBeHidden();
}

/** Answers in notation. */
async function write(question: Question, line: string) {
  await question.panel.getByRole('button', { name: 'Write' }).click();
  await question.panel.getByRole('textbox', { name: 'Your answer in notation' }).fill(line);
  await question.panel.getByRole('button', { name: 'Send' }).click();
}

async function begin(page: Page, title: string): Promise<Question> {
  await page.goto('/learn');
  await page.getByRole('link', { name: title }).click();
  const question = new Question(page);
  await question.next();
  await expect(page.getByText('Goal 1 of')).toBeVisible();
  return question;
}

async function expectDone(page: Page, title: string) {
  await expect(page.getByText('Done! That is the whole lesson.')).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: title })).toContainText('done');
}

test('the auction, by mouse', async ({ page }) => {
  const question = await begin(page, 'The auction');
  await press(question, /^1$/);
  await expect(page.getByText('Goal 2 of 2')).toBeVisible();
  await question.next();
  // Off the lesson it is refused, and said why.
  await question.option('Pass').click();
  await question.confirm.click();
  await expect(question.refusal).toContainText('the lesson asks for something else');
  await press(question, /^[3-9]$/);
  await expectDone(page, 'The auction');
});

test('gears and walking, by mouse and map', async ({ page }) => {
  const question = await begin(page, 'Gears and walking');
  await press(question, /^Johnsson/);
  await press(question, 'Use the ability');
  await press(question, /^3 teeth/);
  await page.locator('[data-square="r6c5"]').click();
  await question.confirm.click();
  await expect(page.getByText('Goal 5 of 6')).toBeVisible();
  await press(question, 'Stop moving');
  await press(question, /^1$/);
  await press(question, /^End your turn/);
  await expectDone(page, 'Gears and walking');
});

test('machines, cards and tiles, by mouse, map and hand', async ({ page }) => {
  const question = await begin(page, 'Machines, cards and tiles');
  await press(question, /^1 tooth/);
  await page.locator('[data-square="r2c8"]').click();
  await question.confirm.click();
  await expect(page.getByText('Goal 3 of 6')).toBeVisible();
  await page
    .getByRole('button', { name: /free by monorail/ })
    .first()
    .click();
  await question.confirm.click();
  await expect(page.getByText('Goal 4 of 6')).toBeVisible();
  await page.getByRole('button', { name: /^Compose 3/ }).click();
  await question.confirm.click();
  await expect(page.getByText('Goal 5 of 6')).toBeVisible();
  await page.getByRole('button', { name: /^The Perennial Sophia/ }).click();
  await question.confirm.click();
  await expect(page.getByText('Goal 6 of 6')).toBeVisible();
  for (let asked = await question.next(); asked !== null; asked = await question.next()) {
    const words = asked.options.map(({ words: each }) => each);
    await press(
      question,
      words.find((each) => /^(Stop moving|0|End your turn)/.test(each)) ?? /^End your turn/,
    );
    if (await page.getByText('Done! That is the whole lesson.').isVisible()) break;
  }
  await expectDone(page, 'Machines, cards and tiles');
});

test('finding the Organ, by mouse and list', async ({ page }) => {
  const question = await begin(page, 'Finding the Organ');
  await question.options.first().click();
  if (!(await question.confirm.isVisible())) await question.options.first().click();
  await question.confirm.click();
  await expect(page.getByText('Goal 2 of 2')).toBeVisible();
  await question.next();
  await page.locator('[data-square][aria-disabled="false"]').first().click();
  await question.confirm.click();
  await expectDone(page, 'Finding the Organ');
});

test('the Chosen One and Fenrir, declared in the dialog and written in notation', async ({ page }) => {
  const question = await begin(page, 'The Chosen One, and Fenrir');
  await question.option(/^Declare victory/).click();
  const dialog = page.getByRole('dialog', { name: 'Who is the Chosen One?' });
  await dialog.getByRole('button', { name: 'Declare victory: the Chosen One is Johnsson' }).click();
  await expect(page.getByText('Goal 2 of 4')).toBeVisible();
  await write(question, 'ability');
  await write(question, 'turn 1');
  await expect(page.getByText('Goal 3 of 4')).toBeVisible();
  await write(question, 'walk r4c5');
  await expect(page.getByText('Goal 4 of 4')).toBeVisible();
  for (const line of ['stop', 'spend 0', 'end']) {
    if (await question.ending.isVisible()) break;
    const asked = await question.next();
    if (asked !== null && line === { move: 'stop', spend: 'spend 0', end: 'end' }[asked.kind as 'move'])
      await write(question, line);
  }
});

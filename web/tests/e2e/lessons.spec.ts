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

async function expectVictory(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('region', { name: title })).toBeVisible();
}

async function expectDone(page: Page, title: string): Promise<void> {
  await expect(page.getByText('Done! That is the whole lesson.')).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByRole('link', { name: title })).toContainText('✓ done');
}

/** Presses an option, a square or a card, and confirms it; `refused` is what the lesson says of it if it is wrong. */
async function press(
  question: Question,
  control: string | RegExp,
  on = question.panel,
  refused?: string,
): Promise<void> {
  await on.getByRole('button', { name: control }).first().click();
  await question.confirm.click();
  if (refused === undefined) await expect(question.confirm).toBeHidden();
  else await expect(question.refusal).toContainText(refused);
}

/** Names the Chosen One in the dialog, which opens without a name. */
async function declare(page: Page, question: Question, name: string): Promise<void> {
  await question.option(/^Declare victory/).click();
  const dialog = page.getByRole('dialog', { name: 'Who is the Chosen One?' });
  await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: `Declare victory: the Chosen One is ${name}` }).click();
}

/** Stops, spends nothing and ends the turn. */
async function endTurn(question: Question): Promise<void> {
  await press(question, 'Stop moving');
  await press(question, /^0$/);
  await press(question, 'End your turn');
}

test('the first lesson wins as a Hero and as Fenrir, and points at what to press', async ({ page }) => {
  const question = await begin(page, 'What wins');
  const map = page.getByRole('region', { name: 'Map of Turin' });
  await expect(question.option(/^1 tooth/)).toHaveAttribute('data-guided', 'true');
  await press(question, /^1 tooth/);
  await expectGoal(page, 2);
  await expect(map.locator('[data-guided]')).toHaveAttribute('data-square', 'r4c5');
  await press(question, /^r4c5/, map);
  await endTurn(question);
  await expectVictory(page, 'You win as a Hero!');
  await page.getByRole('button', { name: 'Go on' }).click();

  await question.next();
  await press(question, /^1 tooth/);
  await press(question, /^r5c5/, map);
  await endTurn(question);
  await expectVictory(page, 'You win as Fenrir!');
  await page.getByRole('button', { name: 'Go on' }).click();

  // The last scene is a riddle: nothing points, and a wrong answer gets an answer.
  await question.next();
  await expect(page.locator('[data-guided]')).toHaveCount(0);
  await press(question, /^Lewis/, question.panel, 'too late to declare');
  await page.keyboard.press('Escape');
  await declare(page, question, 'Johnsson');
  await expectDone(page, 'What wins');
});

test.describe('what was found', () => {
  test.use({ putsAway: false });

  test('a lesson investigates and waits for a mark on the deduction sheet', async ({ page }) => {
    const question = await begin(page, 'Investigating and the deduction sheet');
    await press(question, /^Lewis/);
    await expectGoal(page, 2);
    await question.panel.locator('[data-option][data-guided]').click();
    await question.confirm.click();
    await expectGoal(page, 3);
    await page.keyboard.press('d');
    await expectGoal(page, 4);
    await page.getByRole('button', { name: /^Snowy, Unknown deck/ }).click();
    await expect(page.getByText('every Character card there has been seen already')).toBeVisible();
    await page.getByRole('button', { name: /^Snowy, Chosen One/ }).click();
    // What was found is a picture that stays, and gold on the sheet.
    const solved = page.locator('[data-moment="solved"]');
    await expect(solved).toContainText('the Chosen One is Snowy');
    await solved.getByText('Press to go on').click();
    await expect(solved).toHaveCount(0);
    await page.getByRole('button', { name: 'Check my marks' }).click();
    await expect(page.getByText('1 mark cannot be right. 1 mark follows.')).toBeVisible();
    await expect(page.locator('[data-solved]')).toHaveAccessibleName(/^Snowy, Chosen One.*It follows/);
    await expectDone(page, 'Investigating and the deduction sheet');
  });
});

test('a pressed control stays under the pointer, and every player is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const question = await begin(page, 'Gears and walking');
  const johnsson = question.option(/^Johnsson/);
  const at = await johnsson.boundingBox();
  if (at === null) throw new Error('Johnsson is not in sight');
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  await page.mouse.click(x, y);
  await expect(question.confirm).toBeVisible();
  expect(await johnsson.boundingBox()).toEqual(at);
  await page.mouse.click(x, y);
  await expectGoal(page, 2);
  for (const row of await page.locator('.player_players-row').all())
    await expect(row).toBeInViewport({ ratio: 1 });
});

test('every sign is explained from the help, by arrow keys and under a resting finger', async ({ page }) => {
  await begin(page, 'Gears and walking');
  await page.keyboard.press('?');
  const legend = page.getByRole('dialog', { name: 'Signs and keys' });
  await expect(legend.getByText('Pays for bids, teeth and steps.')).toContainText('41 of 45 Time');
  await legend.getByRole('button', { name: 'Ask the table what something is' }).click();
  const told = page.getByRole('dialog', { name: 'What this is' });
  await expect(told).toContainText('Press anything on the table');
  const station = page.locator('[data-square=r2c8]');
  await station.click({ force: true });
  await expect(told).toContainText('From a Station of its colour');
  await expect(told.getByRole('link', { name: /MOVE-7/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(told).toContainText('r2c7');
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await station.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(told).toContainText('From a Station of its colour');
});

test('the auction lesson works by mouse and refuses answers that miss the goal', async ({ page }) => {
  const question = await begin(page, 'The auction');
  await press(question, /^1$/);
  await expectGoal(page, 2);
  await question.next();
  await press(question, 'Pass', question.panel, 'with the pick of all Characters');
  await press(question, /^3$/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await question.next();
  await write(page, 'bid I 0', { isTaken: false });
  await expect(question.refusal).toContainText('only the last in the order may');
  await write(page, 'bid IV 0');
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
  await page.getByRole('button', { name: 'Go on' }).click();
  await question.next();
  for (const line of ['choose snowy', 'walk r4c3', 'walk r5c3', 'walk r6c3']) await write(page, line);
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
  await endTurn(question);
  await page.getByRole('button', { name: 'Go on' }).click();
  await question.next();
  await write(page, 'ride monorail r5c6', { isTaken: false });
  await expect(question.refusal).toContainText('another green Station is nearer');
  await write(page, 'ride monorail r7c3');
  await expectDone(page, 'Machines, cards and tiles');
});

test('the Organ lesson works by list and map', async ({ page }) => {
  const question = await begin(page, 'Finding the Organ');
  await press(question, /slot|North|East|South|West/i);
  await expectGoal(page, 2);
  await press(question, /can be chosen/, page.getByRole('region', { name: 'Map of Turin' }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await question.next();
  await write(page, 'organ r1c3', { isTaken: false });
  await expect(question.refusal).toContainText('five steps or more');
  await write(page, 'organ r3c4');
  await expectDone(page, 'Finding the Organ');
});

test('the Chosen One is named in the dialog and the rest in notation', async ({ page }) => {
  const question = await begin(page, 'The Chosen One, and Fenrir');
  await declare(page, question, 'Johnsson');
  await expectGoal(page, 2);
  for (const line of ['turn 1', 'walk r4c5', 'stop', 'spend 0', 'end']) await write(page, line);
  await expectVictory(page, 'You win as a Hero!');
  await page.getByRole('button', { name: 'Go on' }).click();

  await question.next();
  await declare(page, question, 'Snowy');
  for (const line of ['turn 1', 'walk r5c5', 'stop', 'spend 0', 'end']) await write(page, line);
  await expectVictory(page, 'You win as Fenrir!');
});

test('the lessons on Clues and on Time answer what is wrong, and end with riddles', async ({ page }) => {
  const question = await begin(page, 'Placing Clues');
  await write(page, 'clue r0c3', { isTaken: false });
  await expect(question.refusal).toContainText('Too few Characters who can be chosen stand near');
  await press(question, /^r7c6/, page.getByRole('region', { name: 'Map of Turin' }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await question.next();
  await write(page, 'clue r3c5');
  await expectDone(page, 'Placing Clues');

  await begin(page, 'Running out of Time');
  await press(question, /^Lilja/, question.panel, 'That brings no Time');
  for (const line of ['choose vikstrom', 'turn 1', 'stop', 'investigate unknown', 'end'])
    await write(page, line);
  await page.getByRole('button', { name: 'Go on' }).click();
  await question.next();
  await press(question, /^Snowy/, question.panel, 'your last Time');
  for (const line of ['choose vikstrom', 'turn 1', 'stop', 'investigate unknown', 'end'])
    await write(page, line);
  await expectDone(page, 'Running out of Time');
});

import type { Page } from '@playwright/test';
import { lay } from './table/lay.ts';
import { auction, choosing, moving, spending, turning } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

/** What the panel of the players says of a person. */
function livia(page: Page) {
  const players = page.getByRole('region', { name: 'Players in the order of this Hour' });
  return players.getByRole('listitem').filter({ has: page.locator('strong', { hasText: 'Livia' }) });
}

/** A number before and after, as the draft says it. */
async function foreseen(question: Question, what: string): Promise<{ from: number; to: number }> {
  const words = (await question.draft.textContent()) ?? '';
  const [, from, to] = new RegExp(`${what} (\\d+) → (\\d+)`).exec(words) ?? [];
  if (from === undefined || to === undefined) throw new Error(`nothing about ${what} in “${words}”`);
  return { from: Number(from), to: Number(to) };
}

test('a turn of the Gears costs what the preview says', async ({ page }) => {
  await page.goto(await lay(page, turning));
  const question = new Question(page);
  await question.next();
  for (const teeth of [1, 2, 3]) {
    await question.option(new RegExp(`^${teeth} (tooth|teeth)`)).click();
    const { from, to } = await foreseen(question, 'Time');
    expect(from - to).toBe(teeth);
    await expect(livia(page)).toContainText(`${from} of 45 Time`);
  }
  const { to } = await foreseen(question, 'Time');
  const shown = await page.getByText(/^After 3 teeth: /).textContent();
  await question.confirm.click();
  await expect(livia(page)).toContainText(`${to} of 45 Time`);
  await expect(question.prompt).toContainText('Move, or stop');
  await expect(page.getByText(shown?.replace('After 3 teeth: ', '') ?? '', { exact: true })).toBeAttached();
});

test('a walk costs and brings what the preview says', async ({ page }) => {
  await page.goto(await lay(page, moving));
  const question = new Question(page);
  await question.next();
  await page.locator('[data-square="r6c5"]').click();
  const [time, clues] = [await foreseen(question, 'Time'), await foreseen(question, 'Clues')];
  await expect(livia(page)).toContainText(`${time.from} of 45 Time`);
  expect(time.from - time.to).toBe(3);
  expect(clues).toEqual({ from: 0, to: 1 });
  await question.confirm.click();
  await expect(livia(page)).toContainText(`${time.to} of 45 Time`);
  await expect(livia(page)).toContainText(`${clues.to} Clue`);
  await expect(page.locator('[data-square="r6c5"]')).toHaveAccessibleName(/Johnsson is here/);
});

test('a winning bid costs what the preview says', async ({ page }) => {
  await page.goto(await lay(page, auction));
  const question = new Question(page);
  await question.next();
  // More than any bot would pay.
  const bid = question.panel.getByRole('spinbutton', { name: 'Your bid' });
  await bid.fill('40');
  await bid.blur();
  await expect(question.draft).toContainText('Bid 40 for I');
  await expect(question.draft).toContainText('Another player may still bid higher');
  await expect(livia(page)).toContainText('45 of 45 Time');
  const means = (await question.panel.getByText(/^Won at 40/).textContent()) ?? '';
  const [, position, rest] = /position (\w+) leaves you (\d+) Time/.exec(means) ?? [];
  expect(rest).toBe('5');
  await question.confirm.click();
  await expect(livia(page)).toContainText(`${rest} of 45 Time`);
  await expect(livia(page).locator('.player_players-position')).toHaveText(position ?? '');
});

test('the cards looked at lie open until the next answer', async ({ page }) => {
  await page.goto(await lay(page, choosing));
  const question = new Question(page);
  await question.next();
  await write(page, 'choose johnsson; card investigate');
  await question.next();
  await question.option(/^Investigate: Unknown deck/).click();
  await question.confirm.click();
  const seen = question.panel.getByRole('figure').filter({ hasText: 'Only you see this' });
  await expect(seen).toContainText(/You looked into the Unknown deck and saw .+ and .+/);
  await question.next();
  await write(page, 'turn 1');
  await expect(seen).toHaveCount(0);
});

test('the preview names what a Character can do (ABIL-1)', async ({ page }) => {
  await page.goto(await lay(page, choosing));
  const question = new Question(page);
  await question.next();
  await question.option(/Johnsson/).click();
  await expect(question.draft).toContainText('Gain 2 Music.');
  await question.option(/Lilja/).click();
  await expect(question.draft).toContainText('Draw 2 tiles.');
});

test('the preview names what an action brings for its Clues (ACT-5)', async ({ page }) => {
  await page.goto(await lay(page, spending));
  const question = new Question(page);
  await question.next();
  await expect(question.panel).toContainText('Look at 1 card.');
  await question.option(/^1/).click();
  await expect(question.panel).toContainText('Look at 2 cards, all from one source.');
});

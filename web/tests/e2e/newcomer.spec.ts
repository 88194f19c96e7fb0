import type { Page } from '@playwright/test';
import { isHourOfFenrir } from '@vigilia/game-011';
import { expectAccessible } from './table/axe.ts';
import { Journal } from './table/diario/journal.ts';
import { byMouse } from './table/diario/writers.ts';
import { doorOf } from './table/door.ts';
import { golden } from './table/golden.ts';
import { lay } from './table/lay.ts';
import { position } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

test.use({ knowsGoals: false });

const SIZES = {
  laptop: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
};

test('one press leads from the home page to the first decision', async ({ page }) => {
  await page.goto('/');
  await doorOf(page, '011').getByRole('button', { name: 'Play now' }).click();
  const question = new Question(page);
  const asked = await question.next();
  expect(asked?.options.length).toBeGreaterThan(1);
  await expect(page.getByText('It is your turn', { exact: true })).toBeVisible();
  // What wins is said beside the question, and hints are at hand.
  const goal = page.getByRole('region', { name: 'What wins' });
  await expect(goal.getByRole('listitem')).toHaveCount(3);
  await expect(goal.locator('svg.goal-picture')).toBeVisible();
  await question.panel.getByRole('button', { name: 'Hint' }).click();
  await expect(
    question.panel.locator('.asides_hints[aria-busy="false"] [data-option]').first(),
  ).toBeVisible();
  const best = question.panel.locator('.asides_hints [data-option]').first();
  await expect(best).toContainText('Best');
  await expect(best).toContainText(/Worth about|Hardly better/);
  await expect(best).toContainText('Because: ');
  await question.panel.getByRole('button', { name: 'Hint' }).click();

  // The first Hour is guided, and one press silences all of it.
  const guide = page.getByRole('region', { name: 'Your first Hour' });
  await expect(guide).toContainText('An Hour goes as the strip shows');
  await expect(page.getByRole('list', { name: 'Phases of the Hour' }).locator('[aria-current]')).toHaveText(
    'Auction',
  );
  await guide.getByRole('button', { name: 'Understood' }).click();
  await expect(guide).toContainText('You pay for a place in the order with Time');
  await guide.getByRole('button', { name: 'No more tips' }).click();
  await expect(guide).toHaveCount(0);

  await question.options.last().click();
  await expect(question.draft).not.toBeEmpty();
  await question.confirm.click();
  await expect(question.confirm).toBeHidden();
  await expect(goal).toHaveCount(0);
  const next = await question.next();
  expect(next).not.toBeNull();
});

test('at every size what wins stands beside the question, and then in a line that opens', async ({
  page,
}) => {
  await page.goto('/');
  await doorOf(page, '011').getByRole('button', { name: 'Play now' }).click();
  const question = new Question(page);
  await question.next();
  const goal = page.getByRole('region', { name: 'What wins' });
  await expect(goal.locator('svg.goal-picture')).toBeVisible();
  await expectAccessible(page, ['dark', 'light']);
  const line = page.getByRole('button', { name: /^What wins/ });
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await expect(question.panel).toBeVisible();
    await expect(line, name).toBeInViewport({ ratio: 1 });
    // The layout follows the window a moment later.
    await expect.poll(() => coveredBy(page), { message: name }).toBe(0);
    const scroll = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scroll, name).toBe(0);
  }
  await goal.getByRole('button').click();
  await expect(goal).toHaveCount(0);

  await expect(line).toHaveAccessibleName(
    'What wins 0 of 15 pages 7 suspects left Organ not placed Hour I of XI',
  );
  await line.click();
  const dialog = page.getByRole('dialog', { name: 'What wins' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(/^As a Hero/);
  await expect(dialog.getByRole('link', { name: /WIN-2/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // It is said once.
  await page.reload();
  await question.next();
  await expect(line).toBeVisible();
  await expect(goal).toHaveCount(0);
});

/** How many pixels of the question lie under the card of what wins. */
async function coveredBy(page: Page): Promise<number> {
  return page.evaluate(() => {
    const card = document.querySelector('.goal_first-goal')?.getBoundingClientRect();
    const panel = document.querySelector('section[data-asked]')?.getBoundingClientRect();
    if (card === undefined || panel === undefined) return -1;
    const across = Math.min(card.right, panel.right) - Math.max(card.left, panel.left);
    const down = Math.min(card.bottom, panel.bottom) - Math.max(card.top, panel.top);
    return across <= 0 || down <= 0 ? 0 : Math.round(across * down);
  });
}

test('Play now takes the help, the variant and a bot for each seat, and remembers them', async ({ page }) => {
  await page.goto('/');
  const door = doorOf(page, '011');
  await expect(door.getByText('Apprentice: 3 bots · Record and hints')).toBeVisible();
  await door.locator('summary').click();
  await expect(door.getByText(/^Easy: /)).toBeVisible();
  await door.getByRole('radio', { name: 'Mixed' }).check();
  await door.getByRole('combobox', { name: 'Bot 3' }).selectOption('Daydreamer (very weak)');
  await door.getByRole('radio', { name: 'Paper' }).check();
  await door.getByRole('checkbox', { name: /^Beginners/ }).check();
  await door.getByRole('button', { name: 'Play now' }).click();
  const question = new Question(page);
  await question.next();
  for (const level of ['Apprentice', 'Detective', 'Daydreamer'])
    await expect(page.locator('.players').getByText(level, { exact: true })).toBeVisible();
  // On paper the player counts, and bots keep their advice to themselves.
  await expect(page.getByRole('button', { name: /^What wins/ })).toHaveAccessibleName(
    'What wins 0 of 15 pages Organ not placed Hour I of XI',
  );
  await expect(question.panel.getByRole('button', { name: 'Hint' })).toHaveCount(0);

  await page.goto('/');
  await expect(doorOf(page, '011').getByText('3 bots · Paper')).toBeVisible();
});

test('Fenrir is told what Fenrir needs', async ({ page }) => {
  await page.goto(await lay(page, position('fenrir', 2)));
  const question = new Question(page);
  await question.next();
  const line = page.getByRole('button', { name: /^What wins .*of 12 pages .*Wolf Marks/ });
  await line.click();
  const dialog = page.getByRole('dialog', { name: 'What wins' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(/^You are Fenrir/);
  await expectAccessible(page, ['light']);
});

test.describe('Fenrir wakes', () => {
  test.use({ putsAway: false });

  test('and the own role lies there as a card until it is pressed, and not again', async ({ page }) => {
    const place = golden('hero-of-four', (view, ask) => isHourOfFenrir(view) && ask.seat === 2);
    await page.goto(await lay(page, place, { assist: 'record' }));
    const question = new Question(page);
    await question.next();
    const card = page.locator('[data-moment="awakening"]');
    await expect(card).toContainText('You were dealt the Hero card');
    // A press beside it does what it always does, and leaves it there.
    await question.panel.getByRole('heading', { level: 2 }).click();
    await expect(card).toBeVisible();
    await expectAccessible(page, ['dark', 'light']);
    await card.getByText('Press to go on').click();
    await expect(card).toHaveCount(0);
    await page.keyboard.press('d');
    await expect(page.getByRole('region', { name: 'Deduction sheet' })).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test('one press leads from the home page to the first decision of Diario', async ({ page }) => {
  await page.goto('/');
  await doorOf(page, 'Diario').getByRole('button', { name: 'Play now' }).click();
  const journal = new Journal(page, byMouse);
  expect(await journal.answer()).not.toBeNull();
  expect(await journal.next()).not.toBeNull();
});

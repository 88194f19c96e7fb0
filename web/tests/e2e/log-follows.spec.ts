import type { Page } from '@playwright/test';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { answer, play } from './table/game.ts';
import { linesOf } from './table/golden.ts';
import { mouse } from './table/hand.ts';
import { deal, lay } from './table/lay.ts';
import { logOf } from './table/log.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

/** Wide enough for the log to stand open all the time. */
test.use({ viewport: { width: 1920, height: 1080 } });

/** Waits until the newest line is in sight. */
async function expectFollowed(page: Page): Promise<void> {
  const below = () => logOf(page).evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(below).toBeLessThan(24);
  await expect(page.getByRole('button', { name: 'To the latest' })).toHaveCount(0);
}

test('the log of 011 shows the newest line after every answer while its reader does not scroll', async ({
  page,
}) => {
  await page.goto(await lay(page, deal('log')));
  const question = new Question(page);
  await play(question, {
    hand: mouse,
    otherwise: async () => {
      await expectFollowed(page);
      return false;
    },
    until: ({ hour }) => hour === 'III',
  });
  await expectFollowed(page);
});

test('the log stays where its reader has scrolled to, and follows again from its end', async ({ page }) => {
  await page.goto(await lay(page, { lines: linesOf('hero-of-four').slice(0, 40), seat: 2 }));
  const question = new Question(page);
  const asked = await question.next();
  await expectFollowed(page);
  await logOf(page).evaluate((list) => list.scrollBy(0, -200));
  const latest = page.getByRole('button', { name: 'To the latest' });
  await expect(latest).toBeVisible();
  const top = await logOf(page).evaluate((list) => list.scrollTop);
  const lines = logOf(page).getByRole('listitem');
  const before = await lines.count();
  if (asked !== null) await answer(question, asked, { hand: mouse });
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  expect(await logOf(page).evaluate((list) => list.scrollTop)).toBe(top);
  await latest.click();
  await expectFollowed(page);
});

test('the log of Diario opens at its newest line, and at the next newest after every answer', async ({
  page,
}) => {
  await page.goto(await layDiario(page, deal('night 38', 1)));
  const journal = new Journal(page, byMouse);
  for (let answers = 0; answers < 12; answers++) {
    await journal.answer();
    // It is a tab beside the question.
    await page.getByRole('tab', { name: 'Log' }).click();
    await expectFollowed(page);
    await page.getByRole('tab', { name: 'Turn' }).click();
  }
});

import { plan, play } from './table/game.ts';
import { finger } from './table/hand.ts';
import type { Kind } from './table/kind.ts';
import { deal, lay } from './table/lay.ts';
import { moving } from './table/position.ts';
import { type Asked, Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

const TABS = ['Players', 'Gears', 'Hand', 'Sheet', 'Log', 'Turn'];

test('on a phone: a whole game by touch, and nothing scrolls', async ({ page }) => {
  await page.goto(await lay(page, deal('lamp 1')));
  const question = new Question(page);
  const lit = page.locator('[data-square][aria-disabled="false"]');
  const seen = new Set<Kind>();

  /** The map works like the list, also by touch. */
  const otherwise = async (asked: Asked) => {
    seen.add(asked.kind);
    const walks = asked.options.some(({ words }) => /^(On foot|r\dc)/.test(words));
    if (asked.kind !== 'clue' && !(asked.kind === 'move' && walks)) return false;
    if (asked.hour === 'I') await finger.press(lit.first());
    else await plan(question, asked, finger, [/^On foot/, /^r\dc/]);
    return true;
  };
  await play(question, { hand: finger, otherwise });
  await expect(question.ending).toBeVisible();
  expect([...seen]).toEqual(expect.arrayContaining(['raise', 'clue', 'choose', 'gears', 'move', 'end']));
});

test('on a phone: every tab shows what it says, and the question comes back by itself', async ({ page }) => {
  await page.goto(await lay(page, deal('in a pocket')));
  const question = new Question(page);
  await question.next();
  for (const name of TABS) {
    await page.getByRole('tab', { name }).tap();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    const scroll = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(scroll, name).toEqual([0, 0]);
  }

  await question.options.last().tap();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(/Hour I/);
  await page.getByRole('tab', { name: 'Turn' }).tap();
  await expect(question.confirm).toBeInViewport({ ratio: 1 });
});

test('on a phone: a new question does not close the tab that is read', async ({ page }) => {
  await page.goto(await lay(page, moving));
  const question = new Question(page);
  await question.next();
  const tab = (name: string) => page.getByRole('tab', { name, selected: true });
  for (const [read, stays] of [
    ['Log', 'Log'],
    ['Hand', 'Turn'],
  ] as const) {
    await page.getByRole('tab', { name: read }).tap();
    // After the undo the earlier question is open again.
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.locator('.heard-only > [aria-live="polite"] > p')).toContainText('taken back');
    await expect(tab(stays)).toBeVisible();
  }
});

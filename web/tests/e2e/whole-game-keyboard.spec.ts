import { play } from './table/game.ts';
import { Keys } from './table/keys.ts';
import { deal, lay } from './table/lay.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

test('a whole game against three bots, by keyboard', async ({ page }) => {
  await lay(page, deal('whole game by keyboard'));
  await page.goto('/');
  const keys = new Keys(page);
  await keys.walkTo(page.getByRole('link', { name: /^Your turn/ }));
  await page.keyboard.press('Enter');
  const question = new Question(page);
  let hasCancelled = false;

  await play(question, {
    hand: keys,
    otherwise: async ({ kind }) => {
      const isNowhere = await page.evaluate(() => document.activeElement === document.body);
      expect(isNowhere, 'the keyboard is nowhere once an answer was taken').toBe(false);
      if (kind !== 'gears' || hasCancelled) return false;
      hasCancelled = true;
      await page.keyboard.press('1');
      await page.keyboard.press('Escape');
      await expect(question.confirm).toBeHidden();
      return false;
    },
  });
  await expect(question.ending).toBeVisible();
});

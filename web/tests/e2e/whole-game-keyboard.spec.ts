import { play } from './table/game.ts';
import { Keys } from './table/keys.ts';
import { deal, lay } from './table/lay.ts';
import { turning } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

test('a whole game against three bots, by keyboard', async ({ page }) => {
  await lay(page, deal('lamp 1'));
  await page.goto('/');
  const keys = new Keys(page);
  await keys.walkTo(page.getByRole('link', { name: /^Your turn/ }));
  await page.keyboard.press('Enter');
  const question = new Question(page);
  let answers = 0;

  await play(question, {
    hand: keys,
    otherwise: async () => {
      // The focused element went with the last question: the new question has the focus.
      if (answers++ > 0) await keys.expectFocusIn('[data-asking]');
      return false;
    },
  });
  await expect(question.ending).toBeVisible();
});

test('every key does what the help says', async ({ page }) => {
  await page.goto(await lay(page, turning));
  const question = new Question(page);
  await question.next();
  const help = page.getByRole('dialog', { name: 'Signs and keys' });
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(question.panel).toBeFocused();

  const sheet = page.getByRole('region', { name: 'Deduction sheet' });
  await page.keyboard.press('d');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(question.panel).toBeFocused();

  await page.keyboard.press('2');
  await expect(question.draft).toContainText('Turn the Gears by 2 teeth');
  await page.keyboard.press('Escape');
  await expect(question.confirm).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(question.draft).toContainText('Turn the Gears by 3 teeth');
  await page.keyboard.press('Enter');
  await expect(question.prompt).toHaveText(/^Move, or stop/);

  await page.keyboard.press('u');
  await expect(question.prompt).toHaveText(/^By how many teeth/);
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Your answer in notation' })).toBeFocused();
  await page.keyboard.type('turn 1');
  await page.keyboard.press('Enter');
  await expect(question.prompt).toHaveText(/^Move, or stop/);
});

import { bot, deal, lay, person } from './table/lay.ts';
import { mouse } from './table/hand.ts';
import { play } from './table/game.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

test('a whole game against three bots, by mouse', async ({ page }) => {
  const path = await lay(page, { seats: [person(), bot(), bot(), bot()], written: deal('whole game by mouse') });
  await page.goto(path);
  const question = new Question(page);
  const kinds = await play(question, { hand: mouse });
  console.log(kinds.join(' '));
  await expect(question.ending).toBeVisible();
});

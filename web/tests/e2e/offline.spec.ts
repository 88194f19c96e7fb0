import { doorOf } from './table/door.ts';
import { answer } from './table/game.ts';
import { mouse } from './table/hand.ts';
import { goOffline } from './table/offline.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network the home page opens, a game begins, and it goes on after a reload', async ({
  page,
}) => {
  await goOffline(page);
  await page.reload();
  await doorOf(page, '011').getByRole('button', { name: 'Play now' }).click();
  const question = new Question(page);
  const first = await question.next();
  if (first === null) throw new Error('the game was over before it began');
  await answer(question, first, { hand: mouse });
  const second = await question.next();

  await page.reload();
  const again = await question.next();
  expect(again?.prompt).toBe(second?.prompt);
  if (again !== null) await answer(question, again, { hand: mouse });
  expect(await question.next()).not.toBeNull();
});

import { doorOf } from './table/door.ts';
import { play } from './table/game.ts';
import { mouse } from './table/hand.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

const PEOPLE = ['Ada', 'Bruno', 'Carla'];

test('three people at one screen: the curtain hides the table between two of them', async ({ page }) => {
  await page.goto('/');
  await doorOf(page, '011').getByRole('button', { name: 'Around one screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Around one screen' });
  await dialog.getByRole('radio', { name: '3' }).check();
  for (const [seat, name] of PEOPLE.entries())
    await dialog.getByRole('textbox', { name: `Name of player ${seat + 1}` }).fill(name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();

  const question = new Question(page);
  const behind = new Set<string>();
  const atCurtain = async () => {
    const heading = page.getByRole('heading', { name: /^Pass the screen to/ });
    const words = (await heading.textContent()) ?? '';
    behind.add(words);
    await expect(question.curtain).toBeFocused();
    // The table is not in the document, not only hidden.
    const all = await page.locator('#page').innerText();
    const name = words.replace('Pass the screen to ', '');
    expect(all.split('\n').filter((line) => line.trim() !== '')).toEqual([words, `I am ${name}`]);
    await expect(page.locator('[data-square], [data-option], [data-asked]')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(words));
  };
  const kinds = await play(question, { hand: mouse, atCurtain, until: ({ hour }) => hour === 'II' });
  expect(kinds.filter((kind) => kind === 'choose')).toHaveLength(PEOPLE.length);
  expect([...behind].toSorted()).toEqual(PEOPLE.map((name) => `Pass the screen to ${name}`));
});

import { game } from '@vigilia/game-diario';
import { golden, isStory } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario, PEOPLE } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { lay } from './table/lay.ts';
import { expect, test } from './table/test.ts';

/** Bruno leads, a story is read, and no voice is given yet. */
const STORY = golden(
  'council',
  (view, { seat }) => isStory(view) && view.leader === 1 && seat === 1 && view.spoke.length === 0,
);

test('three around one screen: no curtain, the Journal passes, and a voice is noted', async ({ page }) => {
  await page.goto(await layDiario(page, STORY, { names: PEOPLE }));
  const journal = new Journal(page, byMouse);
  await journal.next();
  await expect(page.getByText('Bruno holds the Journal', { exact: true })).toBeVisible();
  await journal.panel.getByText('Record an opinion').click();
  const ada = journal.panel.getByRole('group', { name: 'Ada' });
  await ada.getByText('I would rather …').click();
  await ada
    .getByRole('button', { name: /^For: / })
    .first()
    .click();
  await expect(journal.panel).toContainText('For it: Ada');
  // Until the voices are open nothing is decided.
  await expect(journal.confirm).toHaveCount(0);
  await journal.panel.getByRole('button', { name: 'Hear the voices' }).click();

  const holder = page.getByText('Carla holds the Journal', { exact: true });
  while (!(await holder.isVisible())) {
    await journal.answer();
    await journal.next();
    await expect(page.locator('main.curtain')).toHaveCount(0);
  }
  await expect(page.getByText('Now Carla holds the Journal.')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByText(/^Ada was (for it|in favour)/)).toBeVisible();
});

test('a bot around one screen gives its voice with a reason in numbers', async ({ page }) => {
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bruno' },
    { kind: 'bot', bot: 'council' },
  ] as const;
  await page.goto(await lay(page, STORY, { game, seats }));
  const { panel } = new Journal(page, byMouse);
  await panel.getByRole('button', { name: 'Hear the voices' }).click();
  await expect(panel.locator('.council_said')).toContainText(/^(For it|Against it|Trust in the Leader): /);
  await expect(panel.locator('.council_reason')).toContainText(/\d/);
});

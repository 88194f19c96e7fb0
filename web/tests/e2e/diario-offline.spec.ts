import { golden, isStory } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { goOffline } from './table/offline.ts';
import { expect, test } from './table/test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a game of Diario goes on, its stories can be read, also after a reload', async ({
  page,
}) => {
  const path = await layDiario(page, golden('fight-won', isStory));
  await goOffline(page);
  await page.goto(path);
  const story = page.locator('.story-page_passage-text').last();
  await expect(story).toHaveText(/\w{3}.{200}/);
  const journal = new Journal(page, byMouse);
  await journal.answer();
  const asked = await journal.next();

  await page.reload();
  const again = new Journal(page, byMouse);
  expect((await again.next())?.prompt).toBe(asked?.prompt);
  await again.answer();
  expect(await again.next()).not.toBeNull();

  await page.goto('/shelf/diario');
  await expect(page.getByText('Every Diary that you bring to its end will stand here.')).toBeVisible();
});

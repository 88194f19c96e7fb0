import { storyAt } from '@vigilia/game-diario';
import { golden, isStory } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { expect, test } from './table/test.ts';

/** A story that has something to warn of. */
const NOTED = golden('fight-won', (view) => {
  const story = view.deciding?.story ?? null;
  return isStory(view) && story !== null && storyAt(story).notes.length > 0;
});

test('a reader is warned before a story, takes only its choices, and sets the size of its text', async ({
  page,
}) => {
  await page.goto(await layDiario(page, NOTED));
  const journal = new Journal(page, byMouse);
  await journal.next();
  const text = page.locator('.story-page_passage-text p').first();
  const letter = () => text.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
  await expect(text).toBeVisible();

  await test.step('the text is as large as wanted, also when the page is opened again', async () => {
    let before = Number.NaN;
    // What stands in for the text until it has come has no size once it is gone.
    const measure = async () => {
      before = await letter();
      return before;
    };
    await expect.poll(measure).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'How to show stories' }).click();
    await page.getByRole('radio', { name: 'Large' }).check();
    await expect.poll(letter).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect.poll(letter).toBeGreaterThan(before);
  });

  await test.step('what is in a story comes before its text', async () => {
    await page.getByRole('button', { name: 'What is in this story' }).click();
    await page.getByRole('checkbox', { name: 'Warn me before each story' }).check();
    await page.keyboard.press('Escape');
    await expect(text).toBeVisible();
    await page.reload();
    await expect(page.getByText('Before you read. In this story there is:')).toBeVisible();
    await expect(page.locator('.story-page_story-warning li')).not.toHaveCount(0);
    await expect(text).toBeHidden();
  });

  await test.step('the choices are there without the text, and the text is there when wanted', async () => {
    await page.getByRole('button', { name: 'Only the choices' }).click();
    await expect(page.getByText('The text is hidden; the choices are still here.')).toBeVisible();
    await expect(journal.options).not.toHaveCount(0);
    await expect(text).toBeHidden();
    await page.getByRole('button', { name: 'Read on' }).click();
    await expect(text).toBeVisible();
  });
});

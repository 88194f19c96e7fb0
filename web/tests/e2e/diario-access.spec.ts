import { DIARIO_UPRIGHT, DIARIO_WIDE } from './screens/diario.ts';
import { LIGHTS } from './screens/screen.ts';
import { expectAccessible } from './table/axe.ts';
import { before } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { logOf } from './table/log.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

const SIZES = [
  { size: { width: 1280, height: 720 }, pages: DIARIO_WIDE },
  { size: { width: 390, height: 844 }, pages: DIARIO_UPRIGHT },
];

for (const { size, pages } of SIZES) {
  for (const [name, screens] of Object.entries(pages)) {
    test(`${name} has no accessibility faults`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await screen.come(page);
          await expectAccessible(page, LIGHTS);
        });
    });
  }
}

test('a story and the numbers of a Night Raid are read aloud once', async ({ page }) => {
  const aloud = page.locator('.heard-only > [aria-live="polite"] > p');
  const journal = new Journal(page, byMouse);
  await page.goto(await layDiario(page, before('solo', /^p1 socialise/)));
  await journal.next();
  await write(page, 'socialise');
  const paragraphs = page.locator('.story-page_passage-text p');
  // The words of a story come after the page.
  await expect(paragraphs.first()).toHaveText(/\w{3}/);
  const story = await paragraphs.allTextContents();
  await expect(aloud).toContainText(story[0] ?? '');
  const heard = (await aloud.textContent()) ?? '';
  for (const words of story) expect(heard.split(words)).toHaveLength(2);

  await page.goto(await layDiario(page, before('wounds', /^p1 shield/)));
  await journal.next();
  const log = logOf(page).getByRole('listitem');
  const showTab = (name: string) => page.getByRole('tab', { name }).click();
  await showTab('Log');
  const told = await log.count();
  await showTab('Turn');
  // What follows a raid by itself would shorten what is read aloud of it.
  await page.getByRole('checkbox', { name: /cards of danger/ }).uncheck();
  await journal.answer();
  await journal.next();
  await showTab('Log');
  const sentences = (await log.allTextContents()).slice(told);
  expect(sentences.join(' ')).toMatch(/\d/);
  for (const sentence of sentences) await expect(aloud).toContainText(sentence);
});

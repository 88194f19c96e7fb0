// cspell:ignore Impostazioni Definições Настройки inglese inglês английский
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { golden, isStory } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { expect, test } from './table/test.ts';

const LANGUAGES = [
  { settings: 'Settings', language: 'Italiano', lang: 'it', prompt: /Che/, says: /inglese/ },
  { settings: 'Impostazioni', language: 'Português', lang: 'pt', prompt: /que/, says: /inglês/ },
  { settings: 'Definições', language: 'Русский', lang: 'ru', prompt: /[а-я]/, says: /английский/ },
  { settings: 'Настройки', language: 'English', lang: 'en', prompt: /What/, says: null },
];

test('another language in the middle of a story: the page and the story change, or the story says once that it stays', async ({
  page,
}) => {
  let read = '';
  const isIt: typeof isStory = (view) => {
    read = view.deciding?.story ?? '';
    return isStory(view);
  };
  await page.goto(await layDiario(page, golden('fight-won', isIt)));
  await new Journal(page, byMouse).next();
  const story = page.locator('.story-page_passage-text').last();
  const title = page.locator('.story-page_passage-title').last();
  await expect(story).toHaveAttribute('lang', 'en');
  // Its words come after the page.
  await expect(story).toHaveText(/\w{3}/);
  const english = (await story.textContent()) ?? '';
  const note = page.locator('.story-page_note');
  await expect(note).toHaveCount(0);
  const asked = page.locator('section[data-asked]');
  const prompt = asked.getByRole('heading', { level: 2 });
  const aloud = page.locator('.heard-only > [aria-live] > p').filter({ hasText: /\p{L}/u });
  await expect(aloud).not.toHaveCount(0);

  for (const { settings, language, lang, prompt: words, says } of LANGUAGES) {
    await page.getByRole('button', { name: settings }).click();
    await page.getByRole('radio', { name: language }).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(prompt).toHaveText(words);
    // Nothing is left to be read in the language before.
    await expect(aloud).toHaveCount(0);
    const isTold = lang === 'en' || isWritten(read, lang);
    await expect(story).toHaveAttribute('lang', isTold ? lang : 'en');
    await expect(title).toHaveAttribute('lang', isTold ? lang : 'en');
    if (isTold && lang !== 'en') await expect(story).not.toHaveText(english);
    else await expect(story).toHaveText(english);
    if (isTold || says === null) await expect(note).toHaveCount(0);
    else await expect(note).toHaveText(says);
  }
  await page.reload();
  await expect(story).toHaveText(english);
  await expect(note).toHaveCount(0);
});

/** Whether the story is translated. */
function isWritten(story: string, language: string): boolean {
  const book = new URL('../../../games/diario/src/book/', import.meta.url);
  return readdirSync(book)
    .map((card) => new URL(`${card}/${language}.json`, book))
    .some((file) => existsSync(file) && story in JSON.parse(readFileSync(file, 'utf8')));
}

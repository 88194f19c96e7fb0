// cspell:ignore Impostazioni inglese английский
import { before } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { expect, test } from './table/test.ts';

test('another language in the middle of a story: the page changes, the story stays and says so once', async ({
  page,
}) => {
  await page.goto(await layDiario(page, before('fight-won', /^p1 decide speak-to-the-sacks/)));
  await new Journal(page, byMouse).next();
  const story = page.locator('.passage-text').last();
  await expect(story).toHaveAttribute('lang', 'en');
  // Its words come after the page.
  await expect(story).toHaveText(/\w{3}/);
  const english = (await story.textContent()) ?? '';
  const note = page.locator('.story-page-note');
  await expect(note).toHaveCount(0);
  const asked = page.locator('section[data-asked]');
  const prompt = asked.getByRole('heading', { level: 2 });

  const languages = [
    { settings: 'Settings', language: 'Italiano', lang: 'it', prompt: /Che/, says: /inglese/ },
    { settings: 'Impostazioni', language: 'Русский', lang: 'ru', prompt: /[а-я]/, says: /английский/ },
  ];
  for (const { settings, language, lang, prompt: words, says } of languages) {
    await page.getByRole('button', { name: settings }).click();
    await page.getByRole('radio', { name: language }).check();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(prompt).toHaveText(words);
    await expect(story).toHaveText(english);
    await expect(story).toHaveAttribute('lang', 'en');
    await expect(note).toHaveText(says);
  }
  await page.reload();
  await expect(story).toHaveText(english);
  await expect(prompt).toHaveText(/[а-я]/);
  await expect(note).toHaveCount(0);
});

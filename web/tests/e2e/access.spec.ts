import type { Page } from '@playwright/test';
import { ELEVEN } from './screens/eleven.ts';
import { HOME } from './screens/home.ts';
import { asked, at, LIGHTS, press } from './screens/screen.ts';
import { expectAccessible } from './table/axe.ts';
import { Keys } from './table/keys.ts';
import { deal, lay } from './table/lay.ts';
import { choosing } from './table/position.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

for (const [name, screens] of Object.entries({ ...HOME, ...ELEVEN })) {
  test(`${name} has no accessibility faults`, async ({ page }) => {
    for (const screen of screens)
      await test.step(screen.name, async () => {
        await screen.come(page);
        await expectAccessible(page, screen.lights ?? LIGHTS);
      });
  });
}

/** Collects what is read aloud from now on; slow bots are read in several parts. */
async function listen(page: Page): Promise<() => Promise<string>> {
  const region = page.locator('.heard-only > [aria-live="polite"]');
  await region.evaluate((polite) => {
    const collect = () =>
      polite.setAttribute('data-heard', `${polite.getAttribute('data-heard') ?? ''} ${polite.textContent}`);
    new MutationObserver(collect).observe(polite, { childList: true, subtree: true });
  });
  return async () => (await region.getAttribute('data-heard')) ?? '';
}

test('the moves of bots and the own turn are read aloud', async ({ page }) => {
  await page.goto(await lay(page, deal('read aloud')));
  const question = new Question(page);
  const urgent = page.locator('.heard-only > [aria-live="assertive"] > p');
  await question.next();
  const prompt = await question.prompt.textContent();
  await expect(urgent).toHaveText(`Your turn. ${prompt}`);

  const heard = await listen(page);
  await press(page, 'Log');
  const told = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  const before = await told.count();
  await question.options.first().click();
  await question.confirm.click();
  await question.next();
  const sentences = (await told.allTextContents()).slice(before);
  const byBots = sentences.filter((sentence) => !sentence.startsWith('Livia'));
  expect(byBots.length).toBeGreaterThan(0);
  for (const sentence of byBots) await expect.poll(heard).toContain(sentence);
  await expect(urgent).toHaveText(`Your turn. ${await question.prompt.textContent()}`);
});

test('Tab reaches a list of sentences once, and arrow keys go from word to word', async ({ page }) => {
  await asked(choosing)(page);
  const summary = page.locator('summary').filter({ hasText: 'Meanwhile' });
  await summary.click();
  const list = page.getByRole('region', { name: 'Meanwhile' });
  const words = list.locator('.sentence_noun-word');
  await list.evaluate((scrolling) => {
    scrolling.style.maxHeight = '2rem';
  });
  await expect(list).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Tab');
  await expect(list).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(words.last()).toBeFocused();

  // If it does not scroll its newest word is the stop in its place.
  await list.evaluate((scrolling) => {
    scrolling.style.maxHeight = 'none';
  });
  await expect(words.last()).toHaveAttribute('tabindex', '0');
  await summary.focus();
  await page.keyboard.press('Tab');
  await expect(words.last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(words.nth(-2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(words.nth(-2)).toBeFocused();
});

test('the menu opens the deduction sheet', async ({ page }) => {
  await asked(choosing)(page);
  await press(page, 'Menu');
  await press(page, 'Deduction sheet');
  await expect(page.getByRole('grid', { name: 'Deduction sheet' })).toBeVisible();
  await press(page, 'Close');
  await press(page, 'Menu');
  await press(page, 'Deduction sheet');
  await expect(page.getByRole('grid', { name: 'Deduction sheet' })).toBeVisible();
});

for (const [name, come] of [
  ['the front door', at('/', 'Vigilia')],
  ['a table', asked(choosing)],
] as const) {
  test(`Tab shows its focus everywhere in ${name}`, async ({ page }) => {
    await come(page);
    const keys = new Keys(page);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      await keys.expectVisibleFocus();
    }
  });
}

import type { Page } from '@playwright/test';
import { candles } from '@vigilia/kernel/toy';
import { createTable } from '../../src/table/local/create-table.ts';
import { TestStorage } from '../storage/storage.ts';
import { buildToyPage, serve } from './support/toy-page.ts';
import { expectAccessible } from './table/axe.ts';
import { settle } from './table/settle.ts';
import { expect, test } from './table/test.ts';

const PHONE = { width: 390, height: 844 };

test('a game that brings a manifest and no board is played to its end', async ({ page }) => {
  const path = await createCandles(page);
  await serve(page, await buildToyPage());
  await page.goto(`https://candles.test${path}`);

  const panel = page.getByRole('region', { name: 'The question' });
  const options = panel.locator('[data-option]');
  const confirm = panel.getByRole('button', { name: 'Confirm' });
  const ending = page.getByRole('region', { name: / wins?[.]$/ });
  await expect(panel.getByRole('heading')).toHaveText('Take a candle, and strike when you are ready.');
  await expect(page.getByRole('region', { name: 'The table' })).toContainText('Lit by1–2–3–');
  await expect(page.getByRole('region', { name: 'Players' })).toContainText(/Livia.*choosing/);
  await expectAccessible(page, ['dark', 'light']);

  for (;;) {
    await expect(options.or(ending).first()).toBeVisible();
    if (await ending.isVisible()) break;
    await options.first().click();
    await confirm.click();
    await expect(confirm).toBeHidden();
  }
  await expect(page.getByRole('region', { name: 'The table' })).not.toContainText('–2');
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('tablist')).toBeVisible();
  await expectAccessible(page, ['dark']);
});

/** Creates a table of Candles on this device, with a person and two bots. Gives its path. */
async function createCandles(page: Page): Promise<string> {
  const storage = new TestStorage();
  const bot = { kind: 'bot', bot: 'random' } as const;
  const seats = [{ kind: 'person', name: 'Livia' } as const, bot, bot];
  const opening = { game: candles.id, seats, assist: 'record', seed: '7'.repeat(64) } as const;
  const id = String(createTable(opening, candles.rules, storage));
  await settle(page, { [`table.${id}`]: storage.getItem(`vigilia.table.${id}`) ?? '' });
  return `/here/${id}`;
}

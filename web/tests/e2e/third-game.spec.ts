import { serveThirdGame } from '@vigilia/tools/third-game';
import { expectAccessible } from './table/axe.ts';
import { expect, test } from './table/test.ts';

const PHONE = { width: 390, height: 844 };

test('a game that docs/add-a-game.md adds is played from its door to its end', async ({ page }) => {
  const { address, stop } = await serveThirdGame();
  try {
    await page.goto(address);
    const door = page.getByRole('region', { name: 'Candles' });
    await expect(door).toContainText('Three candles, six matches and a secret wish.');
    await door.getByRole('button', { name: 'Play now' }).click();

    const panel = page.getByRole('region', { name: 'The question' });
    const options = panel.locator('[data-option]');
    const confirm = panel.getByRole('button', { name: 'Confirm', exact: true });
    const ending = page.getByRole('region', { name: / wins?[.]$/ });
    await expect(panel.getByRole('heading')).toHaveText('Take a candle, and strike when you are ready.');
    await expect(page.getByRole('region', { name: 'The table' })).toContainText('Lit by1–2–3–');
    await expect(page.getByRole('region', { name: 'Players' })).toContainText(/choosing/);
    await expectAccessible(page, ['dark', 'light']);

    for (;;) {
      await expect(options.or(ending).first()).toBeVisible();
      if (await ending.isVisible()) break;
      await options.first().click();
      await confirm.click();
      await expect(confirm).toBeHidden();
    }
    // The ending is a page of its own: the table is put before it again.
    await expect(page.getByRole('region', { name: 'The table' })).toHaveCount(0);
    await expectAccessible(page, ['dark', 'light']);
    await ending.getByRole('button', { name: 'Look at the table' }).click();
    await expect(page.getByRole('region', { name: 'The table' })).not.toContainText('–2');
    await page.setViewportSize(PHONE);
    await expect(page.getByRole('tablist')).toBeVisible();
    await expectAccessible(page, ['dark']);
  } finally {
    await stop();
  }
});

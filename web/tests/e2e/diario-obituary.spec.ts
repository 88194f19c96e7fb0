import type { View } from '@vigilia/game-diario';
import { expectAccessible } from './table/axe.ts';
import { golden } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byKeys } from './table/diario/writers.ts';
import { expect, test } from './table/test.ts';

const SIZES = [
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
];

test('an obituary has the board to itself at every size, and no key answers past it', async ({ page }) => {
  await page.goto(
    await layDiario(
      page,
      golden('wounds', ({ gone }) => gone.length > 0),
    ),
  );
  const obituary = page.getByRole('region', { name: 'Somebody is gone' });
  const goOn = obituary.getByRole('button', { name: 'Go on' });
  const journal = new Journal(page, byKeys(page));
  await expect(obituary).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.getByRole('region')).toHaveCount(1);
    await expect(journal.panel).toHaveCount(0);
    expect(await obituary.boundingBox()).toEqual(await page.locator('.board').boundingBox());
    await expect(goOn).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await expectAccessible(page, ['dark', 'light']);
  await expect(goOn).toBeFocused();
  await expect(goOn).toHaveAccessibleDescription(/Day \d+/);

  await obituary.locator('.obituary-page_obituary-column').focus();
  for (const key of ['1', '/', 'd', 'Enter', 'Shift+Enter', 'Escape']) await page.keyboard.press(key);
  await expect(obituary).toBeVisible();
  await goOn.focus();
  await page.keyboard.press('Enter');
  await expect(obituary).toHaveCount(0);
  await expect(journal.panel).toBeFocused();
  await page.reload();
  expect(await journal.next()).not.toBeNull();
});

test('a killing has the board to itself with a face, a name, what it was for and what it did to them', async ({
  page,
}) => {
  const isJustOver = ({ day, phase, fight, people }: View) =>
    day === 5 && phase === 'scavenging' && fight === null && people.some(isHurt);
  await page.goto(await layDiario(page, golden('fight-won', isJustOver)));
  const killing = page.getByRole('region', { name: 'Somebody was killed' });
  const goOn = killing.getByRole('button', { name: 'Go on' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(killing.getByRole('heading', { level: 2 })).toHaveText(
      'The young soldier from the third row',
    );
    await expect(goOn).toBeInViewport({ ratio: 1 });
    expect(await killing.boundingBox()).toEqual(await page.locator('.board').boundingBox());
  }
  await expect(killing).toContainText('We had chosen: Empty his ammunition pouch.');
  await expect(killing.getByRole('listitem')).toContainText(['', 'Dragan', 'Oskar']);
  await expectAccessible(page, ['dark', 'light']);
  await expect(goOn).toHaveAccessibleDescription(/The die showed 10/);
  await page.keyboard.press('/');
  await expect(killing).toBeVisible();
  await goOn.press('Enter');
  await expect(killing).toHaveCount(0);
  await page.reload();
  expect(await new Journal(page, byKeys(page)).next()).not.toBeNull();
});

/** As the fight in the chapel leaves him. */
function isHurt({ id, levels }: View['people'][number]): boolean {
  return id === 'dragan' && levels.wounds > 1;
}

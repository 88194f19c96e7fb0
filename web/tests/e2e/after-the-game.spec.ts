import type { Page } from '@playwright/test';
import { golden, linesOf } from './table/golden.ts';
import { lay } from './table/lay.ts';
import { Question } from './table/question.ts';
import { saved } from './table/record.ts';
import { settle } from './table/settle.ts';
import { spills } from './table/spills.ts';
import { expect, test } from './table/test.ts';

const OVER = { lines: linesOf('hero-of-four'), seat: 2 };

/** Follows a link within the page, without loading it again. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test('the way back to an ending covers no button; “Play again” gives back what the game used', async ({
  page,
}) => {
  await page.goto(await lay(page, OVER));
  const { ending } = new Question(page);
  await ending.getByRole('button', { name: 'Look at the table' }).click();
  // Playwright presses only what no other element covers.
  for (const name of [/^Log/, /^Sheet/]) await page.getByRole('button', { name }).click({ trial: true });
  await page.getByRole('button', { name: 'How it ended' }).click();

  const kept = await page.evaluateHandle(() => {
    const board = document.querySelector('.table-frame_frame-board');
    if (board === null) throw new Error('there is no board');
    return { board: new WeakRef(board) };
  });
  await ending.getByRole('button', { name: 'Play again' }).click();
  await expect(ending).toHaveCount(0);
  await expect(page.locator('.table-frame_frame-board')).toBeVisible();
  const memory = await page.context().newCDPSession(page);
  await expect(async () => {
    await memory.send('HeapProfiler.collectGarbage');
    expect(await kept.evaluate(({ board }) => board.deref() === undefined)).toBe(true);
  }).toPass({ timeout: 20_000 });
});

test('the menu of a table on this device offers hints, a file, a new game and giving up', async ({
  page,
}) => {
  const path = await lay(
    page,
    golden('hero-of-four', ({ hour }) => hour === 8),
  );
  await page.goto(path);
  await new Question(page).next();

  // All of the numeral stands on the disc of the present Hour.
  const now = page.locator('.clock_hour[data-state="now"]');
  await expect(now).toHaveText('VIII');
  const [letters, disc] = await Promise.all([
    now.locator('text').boundingBox(),
    now.locator('circle').boundingBox(),
  ]);
  expect(letters?.width ?? 0).toBeLessThan(disc?.width ?? 0);

  const open = () => page.getByRole('button', { name: 'Menu' }).click();
  const hint = page.getByRole('button', { name: /^Hint/ });
  await expect(hint).toHaveCount(0);
  await open();
  await page.getByRole('radio', { name: 'On', exact: true }).check();
  await expect(hint).toBeVisible();
  const file = await saved(
    page,
    page.getByRole('button', { name: 'Save this game as a file' }),
    `vigilia-${path.slice('/here/'.length)}.json`,
  );
  expect(JSON.parse(file)).toMatchObject({ game: '011', assist: 'hints' });

  await page.getByRole('button', { name: 'New game, same players' }).click();
  await expect(page).not.toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await open();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up this game' });
  await dialog.getByRole('button', { name: 'Give up this game' }).click();
  await expect(page).toHaveURL('/');
  await follow(page, path);
  await expect(page.getByRole('alert')).toContainText('There is no such table on this device');
});

const NARROW = [
  golden('organ-by-fourth-tile', (_, { prompt }) => prompt.key === 'prompt.place-organ'),
  golden('hero-of-four', (_, { prompt }) => prompt.key === 'prompt.gears'),
  golden('fenrir-of-six', ({ auction }) => (auction?.bid ?? 0) > 1),
];

// Russian has the longest words; English is what the other tests read.
for (const language of ['en', 'ru']) {
  test(`no text leaves its box: ${language}`, async ({ page }) => {
    await settle(page, { language });
    const paths: string[] = [];
    for (const written of NARROW) paths.push(await lay(page, written));
    await page.goto('/credits');
    for (const path of paths) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      // A folder of options opens, or one of them is drafted.
      const offered = page.locator('section[data-asked] [data-option]:not([aria-disabled="true"])');
      await offered.nth(2).click();
      for (const size of [
        { width: 1280, height: 720 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        await expect(page.locator(size.width > 500 ? '.wide-layout' : '.narrow-layout')).toBeVisible();
        expect.soft(await page.evaluate(spills), `${path} at ${size.width}`).toEqual([]);
      }
    }
  });
}

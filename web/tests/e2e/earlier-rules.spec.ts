import { readFileSync } from 'node:fs';
import type { StoredTable } from '../../src/storage/tables.ts';
import { expectAccessible } from './table/axe.ts';
import { expect, test } from './table/test.ts';

const LIGHTS = ['dark', 'light'];

/** A table as the page stored it under version 1 of the rules. */
function kept(name: string): StoredTable {
  const file = new URL(`../../../fixtures/rules-1/page/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const [goesOn, stopped] = [kept('011-straight-middle'), kept('011-crooked-middle')];
const SETTINGS = {
  // Slow bots, or the game would be over before the notice is read.
  pace: 'calm',
  ...Object.fromEntries([goesOn, stopped].map((table) => [`table.${table.id}`, JSON.stringify(table)])),
};

test('a table of version 1 that fits version 3 goes on, and says so once', async ({ newcomer }) => {
  const page = await newcomer(SETTINGS);
  const notice = page.getByText('began under version 1 of the rules and goes on under version 3');
  await page.goto(`/here/${goesOn.id}`);
  await expect(notice).toBeVisible();
  await expectAccessible(page, LIGHTS);
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Waiting for');
  await expect(notice).toBeHidden();
});

test('a table of version 1 that version 3 forbids says so, is verified, downloaded and played again', async ({
  newcomer,
}) => {
  const page = await newcomer(SETTINGS);
  await page.goto('/replay');
  await page.getByRole('link', { name: /^Cannot go on/ }).click();
  await expect(page).toHaveURL(`/here/${stopped.id}`);
  const about = page.getByRole('complementary', { name: 'About this table' });
  await expect(about).toContainText('cannot go on: version 3 does not allow choice 10');
  await expect(about.getByRole('link', { name: 'TURN-3' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('This game cannot go on');
  await expectAccessible(page, LIGHTS);

  await about.getByRole('button', { name: 'Verify the game' }).click();
  await expect(about.getByText('plays this game again only up to the choice')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await about.getByRole('button', { name: 'Download the record' }).click();
  expect((await downloading).suggestedFilename()).toBe('vigilia-011.jsonl');
  await about.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(`/here/${stopped.id}`);
  await expect(page.getByRole('banner')).not.toContainText('cannot go on');
});

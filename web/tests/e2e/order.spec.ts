import type { Page } from '@playwright/test';
import { linesOf } from './table/golden.ts';
import { logOf, showLog } from './table/log.ts';
import { messagesTo } from './table/messages.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test-with-server.ts';
import { write } from './table/write.ts';

/** The first seat opens the auction. */
const DEAL = linesOf('hero-of-three').slice(0, 1);
/** The order in its stored form, and as its owner reads it. */
const ORDER = 'up to 2';

const handOf = (page: Page) => page.getByRole('region', { name: 'What you hold' });

test('an order bids for a person who is away, and no other person sees it', async ({ server, newcomer }) => {
  const people = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
  const [ada, bruno, carla, dario] = people as [Page, Page, Page, Page];
  const told = [ada, dario].map(messagesTo);
  const toldToBruno = messagesTo(bruno);
  const { path, guests } = await playedServerTable(server, [ada, bruno, carla], DEAL, {
    watching: 'everything',
    delay: 1,
  });
  await showLog(path, ada, bruno, dario);

  await test.step('a watcher of hands sees none before whole Hours have passed, and answers nothing', async () => {
    const lens = dario.getByRole('combobox', { name: 'Over the shoulder of' });
    await expect(handOf(dario)).toHaveCount(0);
    await lens.selectOption('Ada');
    await expect(dario.getByText('Nothing to show yet')).toBeVisible();
    await dario.getByRole('button', { name: 'Back to what everybody sees' }).click();
    await expect(lens).toBeVisible();
    await expect(handOf(dario)).toHaveCount(0);
    await dario.getByRole('button', { name: 'Log' }).click();
    await expect(dario.getByRole('button', { name: 'Auto-bid' })).toHaveCount(0);
    await expect(dario.locator('[data-option]')).toHaveCount(0);
  });

  await bruno.getByRole('button', { name: 'Auto-bid' }).click();
  await bruno.getByRole('spinbutton', { name: 'Bid up to' }).fill('2');
  await bruno.getByRole('button', { name: 'Bid for me' }).click();
  await expect(bruno.getByText(ORDER)).toBeVisible();
  await bruno.close();
  await guests[2]?.choose('bid I 0');
  await write(ada, 'bid I 1');
  await expect(logOf(ada)).toContainText('Bruno bid 2 for position I.');
  // The owner of an order counts as present, so that the order stays secret.
  await expect(ada.getByRole('region', { name: 'Players' })).not.toContainText('away');
  await guests[2]?.choose('pass');
  await write(ada, 'bid I 3');
  await expect(logOf(ada)).toContainText('Bruno passed.');
  await expect(logOf(dario)).toContainText('Bruno passed.');

  // The owner's messages contain it, so this check can fail.
  expect(toldToBruno.some((message) => message.includes(ORDER))).toBe(true);
  for (const page of [ada, dario]) expect((await page.content()).includes(ORDER)).toBe(false);
  for (const messages of told) {
    expect(messages.length).toBeGreaterThan(3);
    expect(messages.filter((message) => message.includes(ORDER))).toEqual([]);
  }
});

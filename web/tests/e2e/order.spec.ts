import type { Page } from '@playwright/test';
import { logOf, showLog } from './table/log.ts';
import { messagesTo } from './table/messages.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test-with-server.ts';
import { write } from './table/write.ts';

/** The third seat opens the auction, then comes the first. */
const DEAL = ['deal 3 70a95b4344be1fce23cc516daf12f1a0e1d20f97a73fee439a0b49eb967bd71b'];
/** The order in its stored form, and as its owner reads it. */
const ORDER = 'up to 2';

/** Notes the prompt of every question that comes to a page from now on. */
async function noteQuestions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    new MutationObserver(() => {
      const prompt = document.querySelector('section[data-asked] h2')?.textContent;
      if (prompt !== undefined && prompt !== null) asked.push(prompt);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { asked: readonly string[] }).asked);
}

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
    const lens = dario.getByRole('combobox', { name: 'Show the cards of' });
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

  await test.step('its owner is told that it stands, and is neither asked nor offered another', async () => {
    await bruno.getByRole('button', { name: 'Auto-bid: on' }).click();
    await expect(bruno.getByText(ORDER)).toBeVisible();
    await expect(bruno.getByText('you can let the table bid for you')).toHaveCount(0);
    const asked = await noteQuestions(bruno);
    await guests[2]?.choose('bid I 0');
    await write(ada, 'bid I 1');
    await expect(logOf(bruno)).toContainText('Bruno bid 2 for position I.');
    expect(await asked()).toEqual([]);
  });
  await bruno.close();
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

import type { Page } from '@playwright/test';
import { namedSeed } from '@vigilia/kernel';
import { expectAccessible } from './table/axe.ts';
import { Beside } from './table/diario/beside.ts';
import { Journal } from './table/diario/journal.ts';
import { byMouse } from './table/diario/writers.ts';
import { expectLaidOut } from './table/laid-out.ts';
import { messagesTo } from './table/messages.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test-with-server.ts';

const SEED = namedSeed('three friends in the evening');
const NAMES = ['Ada', 'Bruno', 'Carla'];
const WORDS = 'Somebody has to watch the door.';

/** The choices that a page sends over its socket from now on. */
function sentBy(page: Page): string[] {
  const lines: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { type, line } = JSON.parse(String(payload)) as { type: string; line?: string };
      if (type === 'choose' && line !== undefined) lines.push(line);
    }),
  );
  return lines;
}

test('three friends and a watcher: words are held back, heard, and the Leader decides by the board', async ({
  server,
  newcomer,
}) => {
  const pages = [await newcomer(), await newcomer(), await newcomer()] as const;
  const watcher = await newcomer();
  const beside = new Beside(SEED, 3);
  beside.playTo('prompt.duty');
  const lines = [`deal 3 ${SEED}`, ...beside.lines];
  const setting = { game: 'diario', talk: 'free', assist: 'hints' } as const;
  const { path } = await playedServerTable(server, pages, lines, setting);
  const order = [0, 1, 2].map((turn) => (beside.leader + turn) % 3) as [number, number, number];
  const [leader, speaker, silent] = order.map((seat) => pages[seat] as Page) as [Page, Page, Page];
  const told = [leader, silent, watcher].map(messagesTo);
  const sent = sentBy(leader);
  for (const page of [...pages, watcher]) await page.goto(path);
  const panel = (page: Page) => page.getByRole('region', { name: 'The question' });
  const named = NAMES[order[1]] ?? '';

  await test.step('only a friend who has spoken reads what another one writes', async () => {
    await panel(speaker).getByRole('textbox', { name: 'Add a word, on the others too' }).fill(WORDS);
    // The board of the Leader opens with a plan for all.
    await expect(panel(speaker).getByRole('region', { name: / is thinking of this:$/ })).toBeVisible();
    await panel(speaker).getByText('No, rather …').click();
    await panel(speaker)
      .getByRole('button', { name: /^Against: / })
      .first()
      .click();
    await expect(panel(speaker)).toContainText(WORDS);
    await expect(panel(leader)).toContainText(`${named} has spoken.`);
    for (const messages of told) expect(messages.filter((message) => message.includes(WORDS))).toEqual([]);
  });

  await test.step('the voice board has no accessibility faults, and is laid out at every size', async () => {
    await expect(panel(silent).getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
    await panel(silent).getByText('No, rather …').click();
    await expectAccessible(silent, ['dark', 'light']);
    await expectLaidOut(silent, 'the voice board');
  });

  const journal = new Journal(leader, byMouse);
  await journal.next();

  await test.step('the Leader hears the voices, and so do the others', async () => {
    await expect(panel(leader).getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await panel(leader).getByRole('button', { name: 'Hear the voices' }).click();
    // The options have waited for it, and so has what was drafted.
    await expect(panel(leader).getByRole('button', { name: 'Confirm' })).toBeVisible();
    for (const page of [leader, silent]) await expect(panel(page)).toContainText(WORDS);
    await expect(watcher.getByText(WORDS)).toBeVisible();
    await expect(watcher.getByText(`Against it: ${named}`)).toBeVisible();
  });

  await test.step('a hint says why', async () => {
    await panel(leader).getByRole('button', { name: 'Hint' }).click();
    const hints = panel(leader).locator('.asides_hints[aria-busy="false"] [data-option]');
    await expect(hints.first()).toContainText(/\d/);
    await panel(leader).getByRole('button', { name: 'Hint' }).click();
  });

  await test.step('the board of the Evening decides for all at once', async () => {
    await journal.answer();
    await expect.poll(() => sent.at(-1)).toMatch(/^\w+ \w+; \w+ \w+/);
  });

  await test.step('the Diary keeps who advised what, and how it ended', async () => {
    await watcher.keyboard.press('d');
    const diary = watcher.locator('.diary');
    await expect(diary).toContainText(`${named} had advised against it: `);
    await expect(diary).toContainText(`${named}: “${WORDS}”`);
  });
});

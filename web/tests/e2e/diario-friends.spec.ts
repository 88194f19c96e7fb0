import type { Page } from '@playwright/test';
import { namedSeed } from '@vigilia/kernel';
import { cuttable } from './table/cuttable.ts';
import { Beside } from './table/diario/beside.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test-with-server.ts';
import { write } from './table/write.ts';

const SEED = namedSeed('two friends and a Journal');

test('two friends hold council over the server, through a reload and a cut line', async ({
  server,
  newcomer,
}) => {
  const pages = [await newcomer(), await newcomer()] as const;
  const beside = new Beside(SEED, 2);
  beside.playToCouncil();
  const { path } = await playedServerTable(server, pages, [`deal 2 ${SEED}`, ...beside.lines], {
    game: 'diario',
    talk: 'free',
  });
  const cuts = [await cuttable(pages[0]), await cuttable(pages[1])];
  for (const page of pages) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
  }
  const of = (seat: number) => pages[seat] as Page;
  const panel = (seat: number) => of(seat).getByRole('region', { name: 'The question' });
  const names = ['Ada', 'Bruno'];
  const first = beside.leader;
  const other = 1 - first;

  await test.step('a friend sees what the Leader drafts while it is drafted', async () => {
    const followed = panel(other).getByRole('region', { name: `${names[first]} is thinking of this:` });
    await expect(panel(other)).toContainText(`${names[first]} has laid out nothing yet.`);
    const options = panel(first).locator('[data-option]');
    for (const option of [options.nth(1), options.first()]) {
      await option.click();
      const bar = panel(first).locator('.draft-bar_draft-words b');
      await expect(bar).not.toBeEmpty();
      await expect(followed).toContainText(await bar.innerText());
    }
    await panel(other).getByText('No, rather …').click();
    await expect(panel(other).getByRole('button', { name: /^Against: / })).toHaveCount(1);
  });

  await test.step('a yes is a voice for what is drafted, with a word, and the Leader hears both', async () => {
    await panel(other).getByRole('textbox', { name: 'Add a word, if you like' }).fill('Let us be careful.');
    await panel(other).getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(panel(first)).toContainText(`For it: ${names[other]}`);
    beside.choose(other, 'for 1');
    await expect(panel(first)).toContainText('Let us be careful.');
  });

  await test.step('a reload shows the same council', async () => {
    await of(first).reload();
    await expect(panel(first)).toContainText(`For it: ${names[other]}`);
  });

  await test.step('a cut line misses nothing of what the Leader decides', async () => {
    await cuts[other]?.cut();
    await expect(of(other).getByText('Connection lost, trying again…')).toBeVisible();
    const line = beside.proposed();
    await write(of(first), line);
    beside.follow(line);
    await cuts[other]?.mend();
    await expect(of(other).getByText('Connection lost, trying again…')).toBeHidden();
  });

  await test.step('the Journal passes, and the voice goes the other way', async () => {
    while (!beside.isCouncil || beside.leader !== other) {
      const { leader } = beside;
      const line = beside.proposed();
      await write(of(leader), line);
      beside.follow(line);
    }
    // The Leader's page has proposed nothing, or a whole plan: to both this is the answer.
    await panel(first)
      .getByRole('button', { name: /^(I trust you|Yes)$/ })
      .last()
      .click();
    await expect(panel(other)).toContainText(`Trust in the Leader: ${names[first]}`);
  });

  await test.step('a friend who leaves is replaced as Leader by the one who stays', async () => {
    beside.choose(first, 'trust');
    await of(other).close();
    await of(first).getByRole('button', { name: 'Let the next person decide until they are back' }).click();
    await expect(panel(first)).toContainText(`${names[other]} is away. You decide in their place.`);
    await write(of(first), beside.proposed());
  });
});

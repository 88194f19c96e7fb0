import type { Page } from '@playwright/test';
import { cuttable } from './table/cuttable.ts';
import { begin, gather, playTogether, talkBefore } from './table/friends.ts';
import { answer } from './table/game.ts';
import { mouse } from './table/hand.ts';
import { Question } from './table/question.ts';
import { expect, test } from './table/test.ts';

/** The lines of the log that all may see. */
async function openLog(page: Page): Promise<string[]> {
  const log = page.getByRole('region', { name: 'What happened' });
  if (!(await log.isVisible())) await page.getByRole('button', { name: 'Log', exact: true }).click();
  const lines = await log.getByRole('listitem').allTextContents();
  return lines.filter((line) => !/dealt|drew|looked|discarded/.test(line));
}

async function expectSameTable(host: Page, guest: Page): Promise<void> {
  const hour = (page: Page) => page.getByRole('img', { name: /^Hour / }).getAttribute('aria-label');
  await expect(async () => {
    expect(await hour(guest)).toBe(await hour(host));
    expect(await openLog(guest)).toEqual(await openLog(host));
  }).toPass({ timeout: 60_000 });
}

test('two friends at one table: a reload, a lost connection, a message and an undo', async ({ newcomer }) => {
  const [host, guest] = [await newcomer(), await newcomer()];
  const line = await cuttable(guest);
  await gather(host, guest);
  await talkBefore(guest, host);
  await begin(host, guest);
  const [ada, bruno] = [new Question(host), new Question(guest)];
  const people = [ada, bruno];

  await test.step('both play and see the same', async () => {
    await playTogether(people, ({ asked, question }) => asked.kind === 'choose' && question === ada);
    await expectSameTable(host, guest);
  });

  await test.step('a reload asks the same question', async () => {
    const before = await ada.prompt.textContent();
    await host.reload();
    await expect(ada.prompt).toHaveText(before ?? '');
    await expectSameTable(host, guest);
  });

  await test.step('a lost connection misses nothing', async () => {
    await playTogether(people, ({ question }) => question === ada);
    await line.cut();
    await expect(guest.getByText('Connection lost, trying again…')).toBeVisible();
    const asked = await ada.next();
    if (asked === null) throw new Error('the game was over too soon');
    await answer(ada, asked, { hand: mouse });
    await ada.expectTaken(asked);
    await line.mend();
    await expect(guest.getByText('Connection lost, trying again…')).toBeHidden();
    await expectSameTable(host, guest);
  });

  await test.step('a message arrives', async () => {
    await host.getByRole('button', { name: 'Talk' }).click();
    await host.getByRole('button', { name: 'Say something' }).click();
    await host.getByRole('button', { name: 'Good luck!' }).click();
    await guest.getByRole('button', { name: /^Talk.*1/ }).click();
    await expect(guest.getByRole('list', { name: 'Table talk' })).toContainText(/Ada.*Good luck!/);
  });

  await test.step('an undo takes the consent of the other', async () => {
    // The other has answered since, so the undo is not free.
    await playTogether(people, ({ asked, question }) => asked.kind === 'gears' && question === bruno);
    const askBack = async () => {
      await host.getByRole('button', { name: 'Ask to go back' }).click();
      const dialog = host.getByRole('dialog', { name: 'Go back to which moment?' });
      await expect(dialog).toContainText('To be asked: Bruno');
      await dialog
        .getByRole('button', { name: /^Before this/ })
        .first()
        .click();
      await expect(host.getByText('You asked to go back')).toBeVisible();
      await expect(host.getByText('Still to answer: Bruno')).toBeVisible();
      await guest.getByText('Ada asks to go back').waitFor();
    };
    await askBack();
    await guest.getByRole('button', { name: 'Do not agree' }).click();
    await expect(host.getByText('It stays as it is: Bruno would rather go on')).toBeVisible();
    await host.getByRole('button', { name: 'Understood' }).click();
    await askBack();
    await guest.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(host.getByText('It is your turn', { exact: true })).toBeVisible();
    await expect(guest.getByText('Ada is choosing')).toBeVisible();
    await expectSameTable(host, guest);
  });

  await test.step('the game goes on', async () => {
    await playTogether(people, ({ asked }) => asked.kind === 'end');
    await expectSameTable(host, guest);
  });
});

// cspell:ignore valuetext
import type { Page } from '@playwright/test';
import { game as eleven } from '@vigilia/game-011';
import { namedSeed, recordOf } from '@vigilia/kernel';
import { readPosition } from '../../src/pages/learn/position.ts';
import { linesOf } from './table/golden.ts';
import { lay } from './table/lay.ts';
import { Question } from './table/question.ts';
import { openRecord, saved, withOtherNumber } from './table/record.ts';
import { playedServerTable } from './table/server-table.ts';
import { expect, test } from './table/test.ts';
import { test as testWithServer } from './table/test-with-server.ts';
import { write } from './table/write.ts';

const ALL = linesOf('hero-of-four');
/** From here on the first seat plays alone, and wins. */
const LAST_TURN = ALL.indexOf('p1 declare vidal');
const CHOICES = ALL.length - 1;
const SEED = ALL[0]?.split(' ')[2] ?? '';

/** Plays the last turn, and gives the path of the table. */
async function finish(page: Page): Promise<string> {
  const path = await lay(page, { lines: ALL.slice(0, LAST_TURN), seat: 0 });
  await page.goto(path);
  const question = new Question(page);
  await question.next();
  for (const line of ALL.slice(LAST_TURN)) await write(page, line.replace('p1 ', ''));
  await expect(question.ending).toBeVisible();
  return path;
}

async function download(page: Page): Promise<string> {
  const { ending } = new Question(page);
  const button = ending.getByRole('button', { name: 'Download' });
  if (await button.isHidden()) await ending.getByText('Proof and files').click();
  return saved(page, button, 'vigilia-011.jsonl');
}

test('Verify deals and plays a finished game again and accepts every line', async ({ page }) => {
  await finish(page);
  const { ending } = new Question(page);
  await expect(ending.getByText('The Chosen One was Vidal')).toBeVisible();
  await expect(ending.getByText(/could (not )?have known the Chosen One/)).toHaveCount(4);
  await expect(ending.getByRole('button', { name: 'Verify the game' })).toBeHidden();
  await ending.getByText('Proof and files').click();
  await ending.getByRole('button', { name: 'Verify the game' }).click();
  await expect(ending.getByText(`${CHOICES} choices played again from the seed`)).toBeVisible();
  await ending.getByText('Seed and seal').click();
  await expect(ending.getByText(SEED, { exact: true })).toBeVisible();

  const record = await download(page);
  expect(record).toContain(`"seed":"${SEED}"`);
  // The header, the deal, every choice, and the end.
  expect(record.trim().split('\n')).toHaveLength(CHOICES + 3);
});

test('a file is replayed: any moment, as any seat saw it, with the names of its table', async ({ page }) => {
  await finish(page);
  const names = await page.locator('.player_players-name').allTextContents();
  expect(names).toContain('Livia');
  await openRecord(page, await download(page));
  const recorded = await page.locator('.player_players-name').allTextContents();
  expect(recorded.toSorted()).toEqual(names.toSorted());
  const controls = page.getByRole('group', { name: 'Through the game' });
  const moment = controls.getByRole('slider', { name: 'Moment of the game' });
  const hand = page.getByRole('region', { name: 'What you hold' });
  await expect(controls.getByText(`0 of ${CHOICES}`)).toBeVisible();
  await expect(hand).toHaveCount(0);

  await moment.press('End');
  await expect(controls.getByText(`${CHOICES} of ${CHOICES}`)).toBeVisible();
  // The slider takes arrow keys, and leaves letters to the table.
  const sheet = page.getByRole('heading', { name: 'Deduction sheet' });
  await moment.press('d');
  await expect(sheet).toBeVisible();
  await moment.press('d');
  await expect(sheet).toBeHidden();
  await moment.fill('20');
  await expect(controls.getByText(`20 of ${CHOICES}`)).toBeVisible();
  await controls.getByRole('button', { name: 'One choice back' }).click();
  await expect(controls.getByText(`19 of ${CHOICES}`)).toBeVisible();

  await controls.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 1 });
  await expect(hand).toContainText('Koleberg');
  await controls.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 });
  await expect(hand).toContainText('Johnsson');

  await controls.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
  await controls.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan(19);
  await controls.getByRole('button', { name: 'Pause' }).click();
  await expect(controls.getByRole('button', { name: 'Play' })).toBeVisible();
  await controls.getByRole('button', { name: 'Verify the game' }).click();
  await expect(page.getByText(`${CHOICES} choices played again from the seed`)).toBeVisible();
});

test('an opened file has an address, is open to all eyes, and is let go of', async ({ page }) => {
  await finish(page);
  await openRecord(page, await download(page));
  await expect(page).toHaveURL(/\/replay\/file\/[0-9a-f]{22}\?at=0$/);
  const controls = page.getByRole('group', { name: 'Through the game' });
  const cards = page.getByRole('region', { name: 'All cards' });
  await expect(cards).toContainText('The Chosen OneVdVidal');
  const moment = controls.getByRole('slider', { name: 'Moment of the game' });
  await moment.press('PageUp');
  await expect(moment).toHaveAttribute('aria-valuetext', /^Hour II, /);
  await controls.getByText('III', { exact: true }).click();
  await expect(moment).toHaveAttribute('aria-valuetext', /^Hour III, /);
  const at = await moment.inputValue();
  await controls.getByRole('button', { name: 'Next reveal' }).click();
  await expect(moment).not.toHaveValue(at);
  await expect(page.getByRole('heading', { name: 'This step' })).toBeVisible();
  const shown = await moment.inputValue();
  await page.reload();
  await expect(moment).toHaveValue(shown);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Opened files' })).toBeVisible();
  await page.goForward();
  await expect(moment).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await expect(page.getByRole('heading', { name: 'Opened files' })).toHaveCount(0);
});

test('a link leads to a moment of a game as a seat saw it', async ({ page }) => {
  const path = await finish(page);
  await page.goto(`/replay${path}?at=19&lens=1`);
  const controls = page.getByRole('group', { name: 'Through the game' });
  await expect(controls.getByText(`19 of ${CHOICES}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you hold' })).toContainText('Johnsson');
  await controls.getByRole('button', { name: 'One choice on' }).click();
  await expect(page).toHaveURL(`/replay${path}?at=20&lens=1`);
});

test('an altered seed is named, and so is the line in which a number was changed', async ({ page }) => {
  await finish(page);
  const line = 100;
  const record = await download(page);
  await page.goto('/replay');
  const altered = record.replace(/"seed":"\w+"/, `"seed":"${namedSeed('another')}"`);
  const file = { name: 'altered.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(altered) };
  await page.getByLabel(/^Choose the record/).setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('not the one that was promised');
  await openRecord(page, withOtherNumber(record, line, 'time'));
  await page.getByRole('button', { name: 'Verify the game' }).click();
  await expect(page.getByText(`Line ${line} of the record is not as it should be:`)).toBeVisible();
  await expect(page.getByText('played again from the seed')).toHaveCount(0);
});

testWithServer(
  'a record exchanged on the server fails on a device that was there',
  async ({ server, newcomer }) => {
    const lines = linesOf('hero-of-three');
    const [ada, bruno, carla] = [await newcomer(), await newcomer(), await newcomer()];
    const { path, guests } = await playedServerTable(server, [ada, bruno, carla], lines.slice(0, -1));
    // Ada's device notes the table from here on, before the last choice.
    await ada.goto(path);
    const isNoted = () => ada.evaluate(() => JSON.stringify(localStorage).includes('\\"hash\\"'));
    await expect.poll(isNoted).toBe(true);
    const [, last, choice = ''] = /^p(\d) (.+)$/.exec(lines.at(-1) ?? '') ?? [];
    await guests[Number(last) - 1]?.choose(choice);
    const { ending } = new Question(ada);
    await ending.getByText('Proof and files').click();
    await ending.getByRole('button', { name: 'Verify the game' }).click();
    await expect(
      ending.getByText(/compared with what this device was shown at .* did not see the beginning/),
    ).toBeVisible();
    await expect(
      ending.getByText(
        /The log leads through all \d+ hashes this device was shown, up to entry (\d+) of \1\./,
      ),
    ).toBeVisible();

    // Another game, dealt and played to its end: by itself its record holds.
    const { header, log } = readPosition(ALL.join('\n'), eleven);
    const exchanged = Array.from(
      recordOf({ game: eleven, header, log }),
      (line) => `${JSON.stringify(line)}\n`,
    );
    await ada.route('**/record', (route) => route.fulfill({ body: exchanged.join('') }));
    await ending.getByRole('button', { name: 'Verify the game' }).click();
    await expect(
      ending.getByText('ALARM: the seal of the seed is not the one that is remembered'),
    ).toBeVisible();
    await expect(ending.getByText('played again from the seed')).toHaveCount(0);
  },
);

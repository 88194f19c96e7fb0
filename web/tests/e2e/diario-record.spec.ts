import { readFile } from 'node:fs/promises';
import { expectAccessible } from './table/axe.ts';
import { nearlyOver } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { openRecord, saved, withOtherNumber } from './table/record.ts';
import { expect, test } from './table/test.ts';

const LAST = nearlyOver('solo');
const CHOICES = LAST.lines.length;

/** The number of pages of a printed file, and what its table of contents names. */
function readPdf(file: Buffer): {
  readonly pages: number;
  readonly headings: readonly (string | undefined)[];
} {
  const words = file.toString('latin1');
  return {
    pages: words.match(/\/Type \/Page\b/g)?.length ?? 0,
    headings: Array.from(words.matchAll(/\/Title \((.*?)\)/g), ([, heading]) => heading),
  };
}

test('a finished game of Diario is verified, kept as a Diary, looked at again, and shows a changed record', async ({
  page,
  context,
}, info) => {
  await page.goto(await layDiario(page, LAST));
  const journal = new Journal(page, byMouse);
  await journal.play();
  const { ending } = journal;

  await test.step('Verify plays every choice again from the seed', async () => {
    await ending.getByText('Proof and files').click();
    await ending.getByRole('button', { name: 'Verify the game' }).click();
    await expect(ending.getByText(`${CHOICES} choices played again from the seed`)).toBeVisible();
  });

  await test.step('the Diary of a table on this device is shared by its words', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ending.getByRole('button', { name: 'Share the Diary' }).click();
    await expect(ending.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Day 1');
  });

  await test.step('the Diary is kept as text and as a page that prints', async () => {
    await ending.getByRole('button', { name: 'Read the whole Diary' }).click();
    await expect(ending.getByRole('region', { name: 'Diary' })).toBeFocused();
    const keepText = page.getByRole('button', { name: 'Keep as text' });
    const written = await saved(page, keepText, 'vigilia-diary.txt');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Keep as a page to print' }).click();
    const file = info.outputPath('diary.html');
    await (await downloading).saveAs(file);
    const diary = await context.newPage();
    await diary.goto(`file://${file}`);
    const days = await diary.getByRole('heading', { level: 2, name: /^Day \d+$/ }).allTextContents();
    expect(days.length).toBeGreaterThan(5);
    for (const day of days) expect(written).toContain(day);
    const stories = diary.locator('.story p');
    const first = (await stories.first().textContent()) ?? '';
    expect(first.length).toBeGreaterThan(40);
    expect(written.replace(/\s+/g, ' ')).toContain(first.replace(/\s+/g, ' '));
    // Drawn by the game: each night, the people, and a hand of our own for what people said.
    await expect(diary.locator('section > figure .still-house')).toHaveCount(days.length);
    expect(await diary.locator('ul .portrait').count()).toBeGreaterThanOrEqual(3);
    const fonts = await diary.evaluate(async () => {
      await document.fonts.ready;
      return Array.from(document.fonts, ({ family, status }) => `${family} ${status}`);
    });
    expect(fonts).toContainEqual(expect.stringMatching(/Vigilia Hand"? loaded/));
    const wall = diary.locator('.still-house').first();
    expect(await wall.evaluate((house) => getComputedStyle(house).strokeLinejoin)).toBe('round');
    const printed = await diary.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
    const { pages, headings } = readPdf(printed);
    // A day begins a page, after the cover.
    expect(pages).toBeGreaterThan(days.length);
    expect(headings).toEqual(expect.arrayContaining(days));
    await diary.close();
  });

  await test.step('one picture of the game is made to be shared', async () => {
    const made = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Keep as a picture' }).click();
    const picture = await made;
    expect(picture.suggestedFilename()).toBe('vigilia-diary.png');
    const bytes = await readFile(await picture.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
    expect(bytes.length).toBeGreaterThan(50_000);
  });

  await test.step('the days are a strip that leads into the Diary', async () => {
    const strip = ending.getByRole('region', { name: /days, and the choices that mattered$/ });
    const days = strip.getByRole('button');
    await expect(strip.locator('.still-house')).toHaveCount(await days.count());
    await days.last().click();
    const last = await days.last().textContent();
    await expect(ending.getByRole('heading', { name: last ?? '', exact: true })).toBeInViewport();
  });

  await test.step('the Diary opens in front of the ending by its key, and the table is one press away', async () => {
    await page.keyboard.press('d');
    await expect(ending).toBeHidden();
    await page.keyboard.press('d');
    await expect(ending).toBeVisible();
    const house = page.getByRole('region', { name: 'The house, cut open' });
    await expect(house).toHaveCount(0);
    await ending.getByRole('button', { name: 'Look at the table' }).click();
    await expect(house).toBeVisible();
    await page.getByRole('button', { name: 'How it ended' }).click();
    await ending.getByText('Proof and files').click();
  });

  await test.step('the record is looked at again, at any moment', async () => {
    const download = ending.getByRole('button', { name: 'Download the record' });
    const record = await saved(page, download, 'vigilia-diario.jsonl');
    await openRecord(page, record);
    const controls = page.getByRole('group', { name: 'Through the game' });
    const moment = controls.getByRole('slider', { name: 'Moment of the game' });
    await expect(controls.getByText(`0 of ${CHOICES}`)).toBeVisible();
    await moment.press('End');
    await expect(controls.getByText(`${CHOICES} of ${CHOICES}`)).toBeVisible();
    await moment.fill('20');
    await controls.getByRole('button', { name: 'One choice back' }).click();
    await expect(controls.getByText(`19 of ${CHOICES}`)).toBeVisible();
    await controls.getByRole('button', { name: 'Verify the game' }).click();
    await expect(page.getByText(`${CHOICES} choices played again from the seed`)).toBeVisible();

    const line = 100;
    await openRecord(page, withOtherNumber(record, line, 'hunger'));
    await page.getByRole('button', { name: 'Verify the game' }).click();
    await expect(page.getByText(`Line ${line} of the record is not as it should be:`)).toBeVisible();
    await expect(page.getByText('played again from the seed')).toHaveCount(0);
  });

  await test.step('the game stands on the shelf with its people and what was read, until its table is removed', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'The shelf of Diaries' }).click();
    const books = page.getByRole('article');
    await expect(books).toHaveCount(1);
    const book = books.first();
    await expect(book.getByRole('listitem')).not.toHaveCount(0);
    await book.getByText(/^What was read: \d+ stories$/).click();
    const titles = book.locator('ol > li');
    const count = /\d+/.exec((await book.locator('summary').textContent()) ?? '')?.[0];
    await expect(titles).toHaveCount(Number(count));
    await expectAccessible(page, ['dark']);

    // A game that ended before there was a shelf is read once, and put there.
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('vigilia.shelf.')));
    const [entry = ''] = await kept();
    await page.evaluate((key) => localStorage.removeItem(key), entry);
    await page.reload();
    await expect(books).toHaveCount(1);
    expect(await kept()).toEqual([entry]);

    await page.getByRole('button', { name: 'This table' }).click();
    await page.getByRole('button', { name: 'Remove the table' }).click();
    await expect(books).toHaveCount(0);
    expect(await kept()).toEqual([]);
    await expect(page.getByText('Every Diary that you bring to its end will stand here.')).toBeVisible();
  });
});

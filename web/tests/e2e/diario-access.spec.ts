import type { Page } from '@playwright/test';
import { expectAccessible } from './table/axe.ts';
import { before, golden, isStory, nearlyOver } from './table/diario/golden.ts';
import { Journal } from './table/diario/journal.ts';
import { layDiario, PEOPLE } from './table/diario/lay.ts';
import { byMouse } from './table/diario/writers.ts';
import { doorOf } from './table/door.ts';
import type { Written } from './table/golden.ts';
import { deal } from './table/lay.ts';
import { logOf } from './table/log.ts';
import { expect, test } from './table/test.ts';
import { write } from './table/write.ts';

const LIGHTS = ['dark', 'light'];
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** A screen of Diario, and what it shows that no other one does. */
interface Screen {
  readonly name: string;
  readonly at: Written;
  readonly shows: string;
  readonly names?: readonly string[];
  readonly come?: (page: Page, journal: Journal) => Promise<void>;
  /** A link to another screen, and what that one shows. */
  readonly next?: { readonly link: string; readonly shows: string };
}

/** At the size of a laptop. */
const WIDE: readonly Screen[] = [
  { name: 'arrival', at: deal('arrival', 1), shows: '.arrival' },
  { name: 'a round of the Day', at: before('fight-won', /^p1 build/), shows: '.round' },
  { name: 'the Evening', at: before('fight-won', /^p1 guard/), shows: '.evening-board-places' },
  { name: 'exploring', at: before('fight-won', /^p1 explore/), shows: '.exploring' },
  { name: 'a story', at: golden('fight-won', isStory), shows: '.passage-text' },
  { name: 'a barter', at: before('barter-out-of-doors', /^p1 give raw-food/), shows: '.barter-board-sides' },
  { name: 'a fight', at: before('fight-won', /^p1 fight/), shows: '.fight-board' },
  {
    name: 'a council around one screen',
    at: before('council', /^p2 decide/),
    shows: '.council',
    names: PEOPLE,
    come: (_, { panel }) => panel.getByText('Note down a voice').click(),
  },
  {
    name: 'the Diary',
    at: before('solo', /^p1 treat/),
    shows: '.diary',
    come: (page) => page.keyboard.press('d'),
  },
];

const UPRIGHT: readonly Screen[] = [
  { name: 'Dusk', at: before('solo', /^p1 drink/), shows: '.dusk-board-line' },
  { name: 'setting out', at: before('fight-won', /^p1 go/), shows: '.outing-board-places' },
  { name: 'findings', at: before('fight-won', /^p1 drop/), shows: '.findings-board-weight' },
  { name: 'a Night Raid', at: before('fight-won', /^p1 shield/), shows: '.raid-board' },
  { name: 'the Narrative Action', at: before('fight-won', /^p1 narrate/), shows: '.dawn-card' },
  {
    name: 'the ending',
    at: nearlyOver('solo'),
    shows: '.ending',
    come: async (_, journal) => void (await journal.play()),
    next: { link: 'Replay', shows: '.replay-controls' },
  },
];

const SCREENS = [
  ...WIDE.map((screen) => ({ ...screen, size: LAPTOP })),
  ...UPRIGHT.map((screen) => ({ ...screen, size: PHONE })),
];

for (const { name, at, shows, names = ['Livia'], come, next, size } of SCREENS) {
  test(`${name} in Diario has no accessibility faults`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(await layDiario(page, at, { names }));
    const journal = new Journal(page, byMouse);
    await journal.next();
    await come?.(page, journal);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectAccessible(page, LIGHTS);
    if (next === undefined) return;
    await page.getByRole('link', { name: next.link }).click();
    await expect(page.locator(next.shows).first()).toBeVisible();
    await expectAccessible(page, LIGHTS);
  });
}

test('the first day and the lobby of Diario have no accessibility faults', async ({ page }) => {
  await page.goto('/learn/first-day');
  await new Journal(page, byMouse).next();
  await expect(page.getByText('Goal 1 of 9')).toBeVisible();
  await expectAccessible(page, LIGHTS);
  await page.goto('/');
  await doorOf(page, 'Diario').getByRole('button', { name: 'Play with friends' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  await expect(page.getByText('Seat 2 is free')).toBeVisible();
  await expectAccessible(page, LIGHTS);
});

test('a story and the numbers of a Night Raid are read aloud once', async ({ page }) => {
  const aloud = page.locator('.heard-only > [aria-live="polite"] > p');
  const journal = new Journal(page, byMouse);
  await page.goto(await layDiario(page, before('solo', /^p1 socialise/)));
  await journal.next();
  await write(page, 'socialise');
  const paragraphs = page.locator('.passage-text p');
  // The words of a story come after the page.
  await expect(paragraphs.first()).toHaveText(/\w{3}/);
  const story = await paragraphs.allTextContents();
  await expect(aloud).toContainText(story[0] ?? '');
  const heard = (await aloud.textContent()) ?? '';
  for (const words of story) expect(heard.split(words)).toHaveLength(2);

  await page.goto(await layDiario(page, before('wounds', /^p1 shield/)));
  await journal.next();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = logOf(page).getByRole('listitem');
  const told = await log.count();
  // What follows a raid by itself would shorten what is read aloud of it.
  await page.getByRole('checkbox', { name: /red-corner cards/ }).uncheck();
  await journal.answer();
  await journal.next();
  const sentences = (await log.allTextContents()).slice(told);
  expect(sentences.join(' ')).toMatch(/\d/);
  for (const sentence of sentences) await expect(aloud).toContainText(sentence);
});

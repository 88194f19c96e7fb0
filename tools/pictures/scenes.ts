import type { Page } from '@playwright/test';
import type { PlayedTable } from './played-table.ts';

/** A picture to take: a table as a device stores it, and the input before the picture. */
export interface Scene {
  readonly name: string;
  /** Null for the home page. */
  readonly table: PlayedTable | null;
  act(page: Page): Promise<void>;
}

const positions = 'web/src/games/011/lessons/positions';
const eleven = { game: '011', bot: 'detective' } as const;
const diario = { game: 'diario', bot: 'council', seat: 0 } as const;
const look = async () => {};

/** A golden game of Diario up to a choice. */
const diarioAt = (name: string, before: RegExp): PlayedTable => ({
  ...diario,
  file: `games/diario/golden/${name}.txt`,
  before,
});

export const SCENES: readonly Scene[] = [
  { name: 'front-door', table: null, act: look },
  {
    name: 'auction',
    table: {
      ...eleven,
      file: `${positions}/auction.txt`,
      seat: 2,
      more: ['p3 bid I 1', 'p4 bid I 2', 'p1 pass', 'p2 pass'],
    },
    act: async (page) => void (await page.keyboard.press('1')),
  },
  {
    name: 'move',
    table: {
      ...eleven,
      file: `${positions}/walking.txt`,
      seat: 0,
      more: ['p1 choose johnsson', 'p1 turn 3'],
    },
    act: async (page) => void (await page.locator('[data-square="r6c5"]').click()),
  },
  {
    name: 'sheet',
    table: { ...eleven, file: `${positions}/hero.txt`, seat: 2 },
    act: openSheet,
  },
  { name: 'end', table: { ...eleven, file: 'games/011/golden/hero-of-four.txt', seat: 0 }, act: look },
  { name: 'diario-day', table: diarioAt('fight-won', /^p1 (build|search|dig|pick|rummage)/), act: look },
  { name: 'diario-evening', table: diarioAt('fight-won', /^p1 (scavenge|guard|floor|bed)/), act: look },
  { name: 'diario-story', table: diarioAt('fight-won', /^p1 decide climb-the-mast/), act: look },
  { name: 'diario-fight', table: diarioAt('fight-won', /^p1 fight/), act: look },
  {
    name: 'diario-council',
    table: { ...diarioAt('council', /^p2 decide see-the-boiler-room/), people: ['Ada', 'Bruno', null] },
    act: hearVoices,
  },
  { name: 'diario-obituary', table: diarioAt('wounds', /^p1 fast marin/), act: look },
  { name: 'diario-diary', table: { ...diario, file: 'games/diario/golden/solo.txt' }, act: openDiary },
];

/** Opens the part that lies over the main one: by its key, or as a tab on a phone. */
async function openSheet(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 600) await page.keyboard.press('d');
  else await page.locator('[role="tab"]:nth-last-child(2)').click();
}

/** Follows the link to the Diary. */
async function openDiary(page: Page): Promise<void> {
  await page.evaluate("location.hash = 'diary'");
  await page.locator('.diary').waitFor();
}

/** Ada's voice is noted down, the bot gives its own with a reason, and Bruno hears both before he decides. */
async function hearVoices(page: Page): Promise<void> {
  const notes = page.locator('.council_notes');
  await notes.locator('summary').click();
  await notes.locator('fieldset li button').first().click();
  await page.locator('.council_reason').first().waitFor();
}

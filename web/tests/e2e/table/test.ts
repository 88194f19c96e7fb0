import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { fixChance } from './fixed-chance.ts';
import { type Settings, settle } from './settle.ts';

export { expect };

interface People {
  /** Whether the person was told what wins, as all were who have played before. */
  readonly knowsGoals: boolean;
  /** Whether the person confirms every choice, so that a test sees each draft. Without it one press answers what is free. */
  readonly confirmsAll: boolean;
  /** Whether the person was offered sound before: it is offered once. */
  readonly knowsSound: boolean;
  /** Whether a picture that waits to be pressed is put away whenever it would be in the way. */
  readonly putsAway: boolean;
  /** Another person with a browser of their own. */
  newcomer(settings?: Settings): Promise<Page>;
}

const GOALS_KNOWN: Settings = { 'goal-known.011': 'yes', 'first-hour.011': 'silent' };
const CONFIRMS_ALL: Settings = { 'confirms-all': 'true' };
const SOUND_KNOWN: Settings = { 'sound-offered': 'true' };

/** A test that fails on any error of the page, with fixed deals, and without pauses of bots and animations. */
export const test = base.extend<People>({
  knowsGoals: [true, { option: true }],
  confirmsAll: [true, { option: true }],
  knowsSound: [true, { option: true }],
  putsAway: [true, { option: true }],
  page: async ({ page, context, knowsGoals, confirmsAll, knowsSound, putsAway }, use, { title }) => {
    const faults = faultsOf(context);
    await settle(page, {
      ...(knowsGoals ? GOALS_KNOWN : {}),
      ...(confirmsAll ? CONFIRMS_ALL : {}),
      ...(knowsSound ? SOUND_KNOWN : {}),
    });
    if (putsAway) await putAway(page);
    await fixChance(page, title);
    await use(page);
    expect(faults).toEqual([]);
  },
  newcomer: async ({ browser }, use, { title }) => {
    const faults: string[][] = [];
    const contexts: BrowserContext[] = [];
    await use(async (settings) => {
      const context = await browser.newContext();
      contexts.push(context);
      faults.push(faultsOf(context));
      const page = await context.newPage();
      await settle(page, { ...GOALS_KNOWN, ...CONFIRMS_ALL, ...SOUND_KNOWN, ...settings });
      await putAway(page);
      await fixChance(page, `${title}: newcomer ${contexts.length}`);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults.flat()).toEqual([]);
  },
});

/** Puts a picture away that waits for it as soon as it is there, so that no tap lands on it; no focus moves. */
async function putAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const press = () => document.querySelector<HTMLElement>('[data-stays] figure')?.click();
    new MutationObserver(press).observe(document, { childList: true, subtree: true });
  });
}

/** Every error and warning of the page. A connection cut on purpose is no fault. */
function faultsOf(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(String(fault.error().stack)));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOfTheLine(message.text())) faults.push(message.text());
  });
  return faults;
}

function isOfTheLine(words: string): boolean {
  return /net::ERR_|WebSocket connection|Failed to load resource/.test(words);
}

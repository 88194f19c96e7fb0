import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Settings, settle } from './settle.ts';

export { expect };

interface People {
  /** Another person with a browser of their own. */
  newcomer(settings?: Settings): Promise<Page>;
}

/** A test that fails on any error of the page, without pauses of bots and animations. */
export const test = base.extend<People>({
  page: async ({ page, context }, use) => {
    const faults = faultsOf(context);
    await settle(page);
    await use(page);
    expect(faults).toEqual([]);
  },
  newcomer: async ({ browser }, use) => {
    const faults: string[][] = [];
    const contexts: BrowserContext[] = [];
    await use(async (settings) => {
      const context = await browser.newContext();
      contexts.push(context);
      faults.push(faultsOf(context));
      const page = await context.newPage();
      await settle(page, settings);
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults.flat()).toEqual([]);
  },
});

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

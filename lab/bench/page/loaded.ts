import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';

/** The scripts that a page requests, in thousands of bytes gzipped. */
interface Loaded {
  /** All but the story book. */
  readonly page: number;
  readonly book: number;
}

/**
 * Visits an address with an empty cache and weighs the scripts that the page requests until its network is idle; if
 * a key is pressed then, also what the page requests after that.
 */
export async function loadedAt(
  context: BrowserContext,
  address: string,
  ready: string,
  { isPressed = false } = {},
): Promise<Loaded> {
  const page = await context.newPage();
  // A page with a route handler does not use the cache.
  await page.route('**/*', (route) => route.continue());
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  // The scripts of workers are weighed apart.
  page.on('worker', (worker) => scripts.delete(worker.url()));
  await page.goto(address);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  if (isPressed) {
    const fetched = page.waitForRequest((request) => request.url().endsWith('.js'));
    await page.keyboard.press('Shift');
    await fetched;
    // A part comes with what it imports, all asked for at once.
    await page.waitForTimeout(500);
  }
  await page.close();
  const isBook = (url: string) => /\/story-book-[^/]+$/.test(url);
  return {
    page: await weigh(
      context,
      [...scripts].filter((url) => !isBook(url)),
    ),
    book: await weigh(context, [...scripts].filter(isBook)),
  };
}

/** The gzipped size of scripts, in thousands of bytes. */
export async function weigh(context: BrowserContext, urls: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const url of urls) {
    const reply = await context.request.get(url);
    bytes += gzipSync(await reply.body(), { level: 9 }).length;
  }
  return Math.round(bytes / 100) / 10;
}

import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';

/** What a visit loads of JavaScript, gzipped, in thousands of bytes. */
export interface Loaded {
  readonly page: number;
  /** In threads of its own, beside the page. */
  readonly worker: number;
}

/** Visits a path with an empty cache and weighs the scripts that were asked for. */
export async function loadedAt(context: BrowserContext, address: string, ready: string): Promise<Loaded> {
  const page = await context.newPage();
  // Whoever looks at every request gets none from the cache.
  await page.route('**/*', (route) => route.continue());
  const scripts = new Set<string>();
  const workers = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  page.on('worker', (worker) => workers.add(worker.url()));
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return {
    page: await weigh(
      context,
      [...scripts].filter((url) => !workers.has(url)),
    ),
    worker: await weigh(context, workers),
  };
}

async function weigh(context: BrowserContext, urls: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const url of urls) {
    const reply = await context.request.get(url);
    bytes += gzipSync(await reply.body(), { level: 9 }).length;
  }
  return Math.round(bytes / 100) / 10;
}

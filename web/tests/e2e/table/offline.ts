import { expect, type Page } from '@playwright/test';

/** Opens the home page until the page works without a network, and cuts the network. */
export async function goOffline(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  // A service worker that has just started is cut off a moment later than its page.
  const isReachable = () =>
    page.evaluate(() =>
      fetch('/api/lobby').then(
        () => true,
        () => false,
      ),
    );
  await expect.poll(isReachable).toBe(false);
}

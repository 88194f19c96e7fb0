import { expect, type Page } from '@playwright/test';

/** Opens the home page until the page works without a network, and cuts the network. */
export async function goOffline(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  const isReachable = await page.evaluate(() =>
    fetch('/api/lobby').then(
      () => true,
      () => false,
    ),
  );
  expect(isReachable).toBe(false);
}

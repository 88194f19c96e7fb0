import type { Page } from '@playwright/test';

/** The log on a page. */
export const logOf = (page: Page) => page.getByRole('region', { name: 'What happened' });

/** These people come to a table and open its log. */
export async function showLog(path: string, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
  }
}

import type { Page } from '@playwright/test';
import type { StoredTable } from '../../../../src/storage/tables.ts';

/** The table that a page shows, as this device stores it. */
export async function storedTable(page: Page): Promise<StoredTable> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const written = await page.evaluate((key) => localStorage.getItem(key), `vigilia.table.${id}`);
  return JSON.parse(written ?? 'null') as StoredTable;
}

/** Every choice of the table so far, in notation. */
export async function choicesAt(page: Page): Promise<string[]> {
  const { log } = await storedTable(page);
  return log.flatMap((entry) => ('choice' in entry ? [entry.choice] : []));
}

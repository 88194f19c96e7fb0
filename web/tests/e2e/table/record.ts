import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a button that saves a file. Returns the text of the file. */
export async function saved(page: Page, button: Locator, name: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path(), 'utf8');
}

/** Opens a record from a file. */
export async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto('/replay');
  const file = { name: 'vigilia.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(record) };
  await page.getByLabel(/^Choose the record/).setInputFiles(file);
  await expect(page.getByRole('group', { name: 'Through the game' })).toBeVisible();
}

/** The record with another number in this line, counted from 1. */
export function withOtherNumber(record: string, line: number, name: string): string {
  const lines = record.trim().split('\n');
  const number = new RegExp(`(?<="${name}":)\\d+`);
  const changed = (lines[line - 1] ?? '').replace(number, (digits) => `${Number(digits) + 1}`);
  expect(changed).not.toBe(lines[line - 1]);
  return lines.with(line - 1, changed).join('\n');
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from './page.ts';
import type { Measured } from './rows.ts';

const ROWS = 'balance.json';
const PAGE = 'balance.md';

/** What earlier runs measured. */
export function kept(folder: string): Measured {
  const path = join(folder, ROWS);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Replaces one part and writes the page again; every other part stays as it was. */
export function keep(folder: string, part: Measured): void {
  const measured = { ...kept(folder), ...part };
  writeFileSync(join(folder, ROWS), `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(join(folder, PAGE), page(measured));
}

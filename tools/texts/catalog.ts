import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/root.mjs';
import { readMessage } from './message.ts';
import { messagesOf, ORIGINAL } from './packages.ts';
import { clausesOf } from './rulebooks.ts';

/** Where a game keeps the types of its texts. */
export const CATALOG = 'src/texts/catalog.ts';

/** A catalog is written from the texts; a stale one checks the wrong keys. */
export function catalogComplaints(folder: string): string[] {
  if (!hasCatalog(folder)) return [];
  const file = join(root, folder, CATALOG);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return written === catalogOf(folder) ? [] : [`${folder}/${CATALOG} is stale: npm run generate:texts`];
}

export function writeCatalog(folder: string): void {
  if (hasCatalog(folder)) writeFileSync(join(root, folder, CATALOG), catalogOf(folder));
}

/**
 * Only a game with text functions of its own has the types of its texts. The kernel's texts are few, and its own tests
 * compare them with its code.
 */
function hasCatalog(folder: string): boolean {
  return folder.startsWith('games/') && existsSync(join(root, folder, dirname(CATALOG)));
}

function catalogOf(folder: string): string {
  const messages = messagesOf(folder, ORIGINAL) ?? {};
  return [
    '// Written by `npm run generate:texts` from texts/en.json and rulebook/clauses.json.',
    '',
    '/** Every message and the variables it uses. */',
    'export interface Catalog {',
    ...Object.entries(messages).map(([key, written]) => `  '${key}': ${variablesOf(written)};`),
    '}',
    '',
    '/** Every clause of the rulebook. */',
    'export type Clause =',
    `${clausesOf(folder)
      .map((id) => `  | '${id}'`)
      .join('\n')};`,
    '',
  ].join('\n');
}

function variablesOf(written: string): string {
  const message = readMessage(written);
  if (typeof message === 'string' || message.variables.length === 0) return 'never';
  return message.variables.map((name) => `'${name}'`).join(' | ');
}

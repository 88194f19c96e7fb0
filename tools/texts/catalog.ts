import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { readMessage } from './message.ts';
import { messagesOf, ORIGINAL } from './packages.ts';
import { clausesOf } from './rulebooks.ts';

/** Where a game keeps the types of its texts. */
export const CATALOG = 'src/texts/catalog.ts';

/** The types of a game's texts are written from the texts: old ones check the wrong keys. */
export function catalogComplaints(room: string): string[] {
  if (!hasCatalog(room)) return [];
  const file = join(root, room, CATALOG);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return written === catalogOf(room) ? [] : [`${room}/${CATALOG} is stale: npm run generate:texts`];
}

export function writeCatalog(room: string): void {
  if (hasCatalog(room)) writeFileSync(join(root, room, CATALOG), catalogOf(room));
}

/** The kernel's texts are few and its own tests hold them against its code. */
function hasCatalog(room: string): boolean {
  return room.startsWith('games/');
}

function catalogOf(room: string): string {
  const messages = messagesOf(room, ORIGINAL) ?? {};
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
    `${clausesOf(room)
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from '../packages/existing.mjs';
import { root } from '../setup/root.mjs';
import { CATALOG } from './catalog.ts';
import type { Families } from './families/family.ts';
import { familiesOf } from './families.ts';
import { foldersWithTexts, messagesOf, ORIGINAL } from './packages.ts';

/** The compiler compares the messages of events with the events, both ways. */
const HELD_BY_THE_COMPILER = 'event';

const KEY = /(['`"])([a-z]+(?:-[a-z]+)*\.[\w-]+)\1/g;

/** Messages without a use, and uses without a message. */
export async function usageComplaints(folder: string): Promise<string[]> {
  const keys = keysOf(folder);
  const families = await familiesOf(folder);
  const spelled = spelledOut(folder);
  const members = membersOf(families);
  const elsewhere = foldersWithTexts()
    .filter((other) => other !== folder && areSpokenTogether(folder, other))
    .flatMap(keysOf);
  const sections = new Set([...keys, ...elsewhere].map(sectionOf));
  return [
    ...keys.filter((key) => !isUsed(key)).map((key) => `${folder}: nothing uses ${key}`),
    ...members.filter((key) => !keys.includes(key)).map((key) => `${folder}: ${key} has no message`),
    ...spelled
      .filter((key) => sections.has(sectionOf(key)) && !keys.includes(key) && !elsewhere.includes(key))
      .map((key) => `${folder}: ${key} is used and has no message`),
    ...keys
      .filter((key) => elsewhere.includes(key))
      .map((key) => `${folder}: ${key} is in another catalog too`),
  ];

  function isUsed(key: string): boolean {
    const section = sectionOf(key);
    if (section === HELD_BY_THE_COMPILER) return true;
    return section in families ? members.includes(key) : spelled.includes(key);
  }
}

/** No table shows two games, and no screen shows the page and the terminal. */
function areSpokenTogether(folder: string, other: string): boolean {
  const are = (one: RegExp, another: RegExp) => one.test(folder) && another.test(other);
  return !are(/^games[/]/, /^games[/]/) && !are(/^web/, /^cli$/) && !are(/^cli$/, /^web/);
}

function keysOf(folder: string): string[] {
  return Object.keys(messagesOf(folder, ORIGINAL) ?? {});
}

function membersOf(families: Families): string[] {
  return Object.entries(families).flatMap(([section, members]) =>
    members.map((member) => `${section}.${member}`),
  );
}

/** Keys written out in the sources of a package; the catalog's types name all keys and use none. */
function spelledOut(folder: string): string[] {
  const sources = sourcesOf(folder).filter((source: string) => !source.endsWith(CATALOG));
  const found = sources.flatMap((source: string) =>
    [...readFileSync(join(root, source), 'utf8').matchAll(KEY)].map(([, , key]) => String(key)),
  );
  return [...new Set(found)];
}

function sectionOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from '../packages/existing.mjs';
import { root } from '../setup/root.mjs';
import { CATALOG } from './catalog.ts';
import type { Families } from './families/family.ts';
import { FAMILIES } from './families.ts';
import { messagesOf, ORIGINAL, speakingRooms } from './packages.ts';

/** The compiler holds the messages of events against the events, both ways. */
const HELD_BY_THE_COMPILER = 'event';

const KEY = /(['`"])([a-z]+(?:-[a-z]+)*\.[\w-]+)\1/g;

/** Messages nobody uses, and uses without a message. */
export function usageComplaints(room: string): string[] {
  const keys = keysOf(room);
  const families = FAMILIES[room] ?? {};
  const spelled = spelledOut(room);
  const members = membersOf(families);
  const elsewhere = speakingRooms()
    .filter((other) => other !== room && areSpokenTogether(room, other))
    .flatMap(keysOf);
  const sections = new Set([...keys, ...elsewhere].map(sectionOf));
  return [
    ...keys.filter((key) => !isUsed(key)).map((key) => `${room}: nothing uses ${key}`),
    ...members.filter((key) => !keys.includes(key)).map((key) => `${room}: ${key} has no message`),
    ...spelled
      .filter((key) => sections.has(sectionOf(key)) && !keys.includes(key) && !elsewhere.includes(key))
      .map((key) => `${room}: ${key} is used and has no message`),
    ...keys
      .filter((key) => elsewhere.includes(key))
      .map((key) => `${room}: ${key} is in another catalog too`),
  ];

  function isUsed(key: string): boolean {
    const section = sectionOf(key);
    if (section === HELD_BY_THE_COMPILER) return true;
    return section in families ? members.includes(key) : spelled.includes(key);
  }
}

/** Two games are never spoken at one table, nor are the page and the command on one screen. */
function areSpokenTogether(room: string, other: string): boolean {
  const isOneOf = (rooms: RegExp) => rooms.test(room) && rooms.test(other);
  return !isOneOf(/^games[/]/) && !isOneOf(/^(web|cli)$/);
}

function keysOf(room: string): string[] {
  return Object.keys(messagesOf(room, ORIGINAL) ?? {});
}

function membersOf(families: Families): string[] {
  return Object.entries(families).flatMap(([section, members]) =>
    members.map((member) => `${section}.${member}`),
  );
}

/** Keys written out in a room's sources; the catalog's types name them all and use none. */
function spelledOut(room: string): string[] {
  const sources = sourcesOf(room).filter((source: string) => !source.endsWith(CATALOG));
  const found = sources.flatMap((source: string) =>
    [...readFileSync(join(root, source), 'utf8').matchAll(KEY)].map(([, , key]) => String(key)),
  );
  return [...new Set(found)];
}

function sectionOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

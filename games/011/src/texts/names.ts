import type { Name } from '@vigilia/kernel';
import type { Source } from '../choices.ts';
import { seatOf } from '../effects/sources.ts';
import { partName } from '../orders/describe.ts';
import type { Key } from './message.ts';

type Section = Key extends infer K ? (K extends `${infer Prefix}.${string}` ? Prefix : never) : never;

/** Variables that hold an id, and the section of the catalog that names it. */
const SECTIONS: ReadonlyMap<string, Section> = new Map([
  ['character', 'character'],
  ['characters', 'character'],
  ['other', 'character'],
  ['power', 'power'],
  ['tile', 'tile'],
  ['tiles', 'tile'],
  ['place', 'place'],
  ['direction', 'direction'],
  ['machine', 'machine'],
  ['line', 'machine'],
  ['action', 'action'],
  ['role', 'role'],
  ['event', 'event-card'],
  ['effect', 'effect'],
  ['position', 'position'],
  ['hour', 'hour'],
  ['word', 'word'],
]);

/** Variables that hold a seat. */
const PLAYERS: ReadonlySet<string> = new Set(['seat', 'seats', 'target']);

/** How the value of a variable is said; of a list, each value by itself. */
export function nameOf(variable: string, value: string | number): Name {
  if (PLAYERS.has(variable)) return { seat: Number(value) };
  if (variable === 'source') return sourceName(value as Source);
  // A card is written `character:lilja` or `power:transport`: what it is, is where it is named.
  if (variable === 'cards') return { key: String(value).replace(':', '.') };
  if (variable === 'orders') return partName(value);
  const section = SECTIONS.get(variable);
  return section === undefined ? { written: value } : { key: `${section}.${value}` };
}

function sourceName(source: Source): Name {
  const seat = seatOf(source);
  return seat === null ? { key: 'whereabouts.unknown' } : { seat };
}

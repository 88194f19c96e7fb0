import type { Name, Text } from '@vigilia/kernel';
import { type Tile, tile } from './data/tiles.ts';
import { partName } from './orders/describe.ts';
import { ruleOf } from './rules/effects/effect.ts';
import { seatOf } from './rules/effects/sources.ts';
import type { Source } from './table/choices.ts';
import { type Key, message } from './texts/message.ts';

export type { Catalog, Clause } from './texts/catalog.ts';
export { choiceText, eventText, type Key, message } from './texts/message.ts';

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

/** What is written on a Research tile: what it does, what that costs, which marks it bears. */
export function tileTexts(id: string): Text[] {
  const shown = tile(id);
  const texts = [effectText(shown)];
  if (shown.time > 0) texts.push(message('tile-cost.time', { amount: shown.time }));
  if (shown.clues > 0) texts.push(message('tile-cost.clues', { amount: shown.clues }));
  if (shown.wolf > 0) texts.push(message('tile-mark.wolf', { count: shown.wolf }));
  if (shown.organ) texts.push(message('tile-mark.organ'));
  return texts;
}

function effectText({ id, place, effect }: Tile): Text {
  if (place !== null) return message('tile-effect.location', { place });
  if (effect === null) return message('tile-effect.none');
  const said = ruleOf(effect).onTile?.(effect);
  if (said === undefined) throw new TypeError(`no tile does this: ${id} ${effect.kind}`);
  return said;
}

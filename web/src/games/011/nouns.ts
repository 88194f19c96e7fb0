import type { Noun } from '../../draft/game-ui.ts';

/** Variables of choices and events, and the kind of thing each of them names. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['square', 'square'],
  ['from', 'square'],
  ['to', 'square'],
  ['character', 'character'],
  ['characters', 'character'],
  ['other', 'character'],
  ['tile', 'tile'],
  ['tiles', 'tile'],
  ['place', 'place'],
  ['direction', 'direction'],
  ['seat', 'seat'],
  ['seats', 'seat'],
  ['target', 'seat'],
  ['power', 'power'],
  ['position', 'position'],
  ['line', 'machine'],
  ['machine', 'machine'],
  ['action', 'action'],
  ['teeth', 'teeth'],
  ['event', 'event'],
]);

/** What a variable of 011 points at on the table. */
export function nounOf(variable: string, value: string | number): Noun | null {
  if (variable === 'source')
    return value === 'unknown' ? 'deck:unknown' : `seat:${Number(String(value).slice(1)) - 1}`;
  // A card is written `character:lilja` or `power:transport`, which is what it points at.
  if (variable === 'cards') return String(value) as Noun;
  const kind = KINDS.get(variable);
  return kind === undefined ? null : `${kind}:${value}`;
}

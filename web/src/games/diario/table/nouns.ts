import type { Noun } from '../../../draft/game-ui.ts';

/** Variables of choices and events, and the kind of thing each of them names. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['person', 'person'],
  ['other', 'person'],
  ['people', 'person'],
  ['space', 'space'],
  ['place', 'place'],
  ['spot', 'spot'],
  ['fitting', 'fitting'],
  ['recipe', 'recipe'],
  ['good', 'good'],
  ['food', 'good'],
  ['weapon', 'good'],
  ['remedy', 'good'],
  ['alcohol', 'good'],
  ['resource', 'good'],
  ['enemy', 'enemy'],
  ['narrative', 'narrative'],
  ['option', 'option'],
  ['seat', 'seat'],
]);

/** What a variable of Diario points at on the table. */
export function nounOf(variable: string, value: string | number): Noun | null {
  // Goods with their number are written `raw-food:2`.
  if (variable === 'goods') return `good:${String(value).split(':')[0]}`;
  const kind = KINDS.get(variable);
  return kind === undefined ? null : `${kind}:${value}`;
}

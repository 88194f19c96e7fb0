import type { Text } from '@vigilia/kernel';
import { type Tile, tile } from '../data/tiles.ts';
import { ruleOf } from '../effects/effect.ts';
import { message } from './message.ts';

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

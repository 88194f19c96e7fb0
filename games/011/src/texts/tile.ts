import type { Text } from '@vigilia/kernel';
import { type Tile, tile } from '../data/tiles.ts';
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
  switch (effect.kind) {
    case 'music':
      return message('tile-effect.music', { amount: effect.amount });
    case 'time':
      return message('tile-effect.time', { amount: effect.amount });
    case 'draw':
      return message('tile-effect.draw', { count: effect.tiles });
    case 'investigate':
      return message('tile-effect.investigate', { count: effect.cards });
    case 'walk':
      return message('tile-effect.walk', { steps: effect.steps });
    case 'ride':
      return message('tile-effect.ride', { line: effect.lines });
    case 'clue-on-place':
      return message('tile-effect.clue-on-place');
    case 'send':
      return message('tile-effect.send');
    case 'swap':
      return message('tile-effect.swap');
    case 'clue':
    case 'copy':
    case 'act':
    case 'block':
    case 'move-clue':
    case 'regain':
    case 'twice':
      throw new TypeError(`no tile does this: ${id} ${effect.kind}`);
  }
}

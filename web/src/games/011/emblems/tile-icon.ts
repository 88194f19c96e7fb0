import type { Tile } from '@vigilia/game-011';
import type { IconName } from '../emblems/icons.ts';

/** The engraving on a tile and the number beside it, which say in short what it does. */
export function faceOfTile({ place, effect }: Tile): {
  readonly icon: IconName;
  readonly number: number | null;
} {
  if (place !== null) return { icon: place, number: null };
  if (effect === null) return { icon: 'fenrir', number: null };
  switch (effect.kind) {
    case 'music':
    case 'time':
    case 'clue':
      return { icon: effect.kind, number: effect.amount };
    case 'draw':
      return { icon: 'research', number: effect.tiles };
    case 'investigate':
      return { icon: 'investigate', number: effect.cards };
    case 'walk':
      return { icon: 'walk', number: effect.steps };
    case 'ride':
      return { icon: effect.lines[0] ?? 'transport', number: null };
    case 'clue-on-place':
      return { icon: 'clue', number: null };
    case 'send':
    case 'swap':
      return { icon: 'transport', number: null };
    case 'copy':
    case 'act':
    case 'block':
    case 'move-clue':
    case 'regain':
    case 'twice':
      return { icon: 'tile', number: null };
  }
}

import { DIRECTIONS, type Eleven, tile, type View } from '@vigilia/game-011';
import type { Noun } from '../../../draft/game-ui.ts';

type Choice = Eleven['choice'];

/** What pressing a tile picks now: the tile itself, or the place it shows where that can be placed; null for neither. */
export function pickOfTile(choices: readonly Choice[], id: string): Noun | null {
  if (choices.some((choice) => 'tile' in choice && choice.tile === id)) return `tile:${id}`;
  const { place } = tile(id);
  if (place === null) return null;
  const canBePlaced = choices.some((choice) => choice.verb === 'place' && choice.place === place);
  return canBePlaced ? `place:${place}` : null;
}

/** The choice meant by pressing a tile that is not offered: it is refused with its reason. */
export function wishForTile({ phase, slots }: Pick<View, 'phase' | 'slots'>, id: string): Choice {
  if (phase !== 'location') return { verb: 'tile', tile: id };
  const { place } = tile(id);
  if (place === null) return { verb: 'invoke', tile: id };
  const free = DIRECTIONS.find((direction) => slots[direction] === null);
  return { verb: 'place', place, direction: free ?? 'N' };
}

import type { Eleven } from '@vigilia/game-011';
import { describe, expect, it } from 'vitest';
import { pickOfTile, wishForTile } from '../../../src/games/011/hand/tile-card.tsx';

const SLOTS = { N: 'cimitero', E: null, S: null, W: null } as const;

describe('what pressing a tile does', () => {
  it('TURN-3 picks an Item tile that can be played', () => {
    const choices: Eleven['choice'][] = [{ verb: 'end' }, { verb: 'tile', tile: 'omen-1' }];
    expect(pickOfTile(choices, 'omen-1')).toBe('tile:omen-1');
    expect(pickOfTile(choices, 'deggial')).toBeNull();
  });

  it('LOC-1 picks the place of a Location tile that can be placed', () => {
    const choices: Eleven['choice'][] = [{ verb: 'skip' }, { verb: 'place', place: 'mole', direction: 'W' }];
    expect(pickOfTile(choices, 'mole-2')).toBe('place:mole');
    expect(pickOfTile(choices, 'museo-1')).toBeNull();
  });

  it('TILE-11 does not take a Mystic Place on the map for a tile in hand', () => {
    const choices: Eleven['choice'][] = [{ verb: 'send', character: 'lilja', place: 'mole' }];
    expect(pickOfTile(choices, 'mole-2')).toBeNull();
  });

  it('HOUR-2 picks a tile to discard', () => {
    expect(pickOfTile([{ verb: 'discard', tile: 'mole-2' }], 'mole-2')).toBe('tile:mole-2');
  });

  it('TILE-1 asks why a tile cannot be played, or in phase 5 why it cannot be placed or discarded', () => {
    expect(wishForTile({ phase: 'turns', slots: SLOTS }, 'mole-2')).toEqual({ verb: 'tile', tile: 'mole-2' });
    expect(wishForTile({ phase: 'location', slots: SLOTS }, 'mole-2')).toEqual({
      verb: 'place',
      place: 'mole',
      direction: 'E',
    });
    expect(wishForTile({ phase: 'location', slots: SLOTS }, 'deggial')).toEqual({
      verb: 'invoke',
      tile: 'deggial',
    });
  });
});

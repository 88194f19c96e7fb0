import type { Eleven } from '@vigilia/game-011';
import { describe, expect, it } from 'vitest';
import { trailsOf } from '../../../src/games/011/map/scene/trails.ts';

const told = (...events: Eleven['event'][]) => [{ events }];

describe('the footprints of the others', () => {
  it('SET-5 the first walk begins at the rune', () => {
    const log = told(
      { type: 'turn-began', seat: 1 },
      { type: 'walked', seat: 1, character: 'snowy', square: 'r3c2' },
      { type: 'walked', seat: 1, character: 'snowy', square: 'r2c2' },
    );
    expect(trailsOf(log, 0)).toEqual([
      {
        seat: 1,
        legs: [
          { how: 'walk', from: 'r3c3', to: 'r3c2', line: null },
          { how: 'walk', from: 'r3c2', to: 'r2c2', line: null },
        ],
      },
    ]);
  });

  it('a new turn of the same player wipes the old prints away, and the latest comes last', () => {
    const log = told(
      { type: 'turn-began', seat: 1 },
      { type: 'walked', seat: 1, character: 'snowy', square: 'r3c2' },
      { type: 'turn-began', seat: 2 },
      { type: 'clue-moved', seat: 2, from: 'r4c5', to: 'r4c6' },
      { type: 'turn-began', seat: 1 },
      { type: 'rode', seat: 1, character: 'lewis', line: 'tram', square: 'r5c2' },
    );
    expect(trailsOf(log, 0).map(({ seat, legs }) => [seat, legs[0]?.how])).toEqual([
      [2, 'clue'],
      [1, 'ride'],
    ]);
  });

  it('what the viewer did is known to them, but is followed all the same', () => {
    const log = told(
      { type: 'turn-began', seat: 0 },
      { type: 'walked', seat: 0, character: 'snowy', square: 'r3c2' },
      { type: 'turn-began', seat: 1 },
      { type: 'walked', seat: 1, character: 'snowy', square: 'r4c2' },
    );
    const [trail, ...more] = trailsOf(log, 0);
    expect(more).toEqual([]);
    expect(trail?.legs[0]?.from).toBe('r3c2');
    expect(trailsOf(log, null)).toHaveLength(2);
  });

  it('TILE-15 who was swapped or sent goes on from the new square', () => {
    const log = told(
      { type: 'turn-began', seat: 1 },
      { type: 'characters-swapped', seat: 1, character: 'vikstrom', other: 'snowy' },
      { type: 'character-sent', seat: 1, character: 'vikstrom', place: 'mole' },
      { type: 'walked', seat: 1, character: 'snowy', square: 'r2c7' },
    );
    expect(trailsOf(log, 0)[0]?.legs.slice(2)).toEqual([
      { how: 'sent', from: 'r3c3', to: 'r3c8', line: null },
      { how: 'walk', from: 'r2c6', to: 'r2c7', line: null },
    ]);
  });
});

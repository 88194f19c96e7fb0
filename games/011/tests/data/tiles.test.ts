import { describe, expect, test } from 'vitest';
import { PLACES } from '../../src/data/places.ts';
import { TILE_IDS, TILES, type Tile, tile } from '../../src/data/tiles.ts';
import type { Effect } from '../../src/data/effect.ts';
import { faultsOf } from './well-formed.ts';

/** A tile as TILE-14 counts it: what it does, what it costs, what it bears. */
function kindOf({ place, effect, time, clues, wolf, organ }: Tile): string {
  const bears = [wolf > 0 ? `wolf ${wolf}` : '', organ ? 'organ' : ''].filter(Boolean);
  const costs = [time > 0 ? `${time} Time` : '', clues > 0 ? `${clues} Clue` : ''].filter(Boolean);
  const does = place ?? (effect === null ? 'nothing' : wordsOf(effect));
  return [does, ...costs.map((cost) => `for ${cost}`), ...bears.map((mark) => `with ${mark}`)].join(' ');
}

function wordsOf(effect: Effect): string {
  const { kind, ...fields } = effect;
  return [kind, ...Object.values(fields).flat()].join(' ');
}

function counted(tiles: readonly Tile[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of tiles.map(kindOf)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

describe('the Research tiles as data', () => {
  test('TILE-14 fifty tiles, of these kinds', () => {
    const counts = counted(TILES);
    expect(counts).toEqual({
      mole: 4,
      cimitero: 4,
      museo: 4,
      tempio: 4,
      obelisco: 4,
      'music 2 with organ': 3,
      'music 1': 7,
      'ride tram': 2,
      'ride monorail': 2,
      'ride airship': 2,
      'clue-on-place': 1,
      'clue-on-place with organ': 1,
      'time 1': 1,
      'time 1 with wolf 1': 1,
      'time 3 for 1 Clue': 1,
      'time 3 for 1 Clue with wolf 1': 1,
      'investigate 1': 1,
      'investigate 1 with wolf 1': 1,
      'walk 3 for 2 Time': 1,
      'music 4 for 2 Time': 1,
      'draw 3 for 2 Time with wolf 1': 1,
      'send for 2 Time with wolf 1': 1,
      'swap with wolf 1': 1,
      'nothing with wolf 2': 1,
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(50);
    expect(TILES).toHaveLength(50);
  });

  test('TILE-2 the scores by name', () => {
    const scores = (amount: number) =>
      TILES.filter(
        ({ effect, time }) => effect?.kind === 'music' && effect.amount === amount && time === 0,
      ).map(({ id }) => id);
    expect(scores(2)).toEqual(['adulruna-rediviva', 'an-arrow-from-the-sun', 'the-perennial-sophia']);
    expect(scores(1)).toEqual([
      'deggial',
      'lemuria',
      'nifelheim',
      'sitra-ahra',
      'to-mega-therion',
      'feuer-overture',
      'prometheus-entfesselt',
    ]);
  });

  test('TILE-13 the Fenrir Stone cannot be played and counts two Marks', () => {
    expect(tile('fenrir-stone')).toEqual({
      id: 'fenrir-stone',
      place: null,
      effect: null,
      time: 0,
      clues: 0,
      wolf: 2,
      organ: false,
    });
  });

  test('ids are unique, writable in notation, and lead to their tile', () => {
    expect(new Set(TILE_IDS).size).toBe(TILES.length);
    for (const { id } of TILES) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(TILE_IDS.map(tile)).toEqual(TILES);
  });

  test('a tile is a Location tile or does something well-formed, but for the Stone', () => {
    for (const { id, place, effect } of TILES) {
      expect(place === null || PLACES.includes(place)).toBe(true);
      if (effect !== null) expect(faultsOf(effect), id).toEqual([]);
      const isBlank = place === null && effect === null;
      expect(isBlank, id).toBe(id === 'fenrir-stone');
      expect(place !== null && effect !== null, id).toBe(false);
    }
  });

  test('Location tiles cost and bear nothing', () => {
    for (const { place, time, clues, wolf, organ } of TILES) {
      if (place !== null)
        expect({ time, clues, wolf, organ }).toEqual({ time: 0, clues: 0, wolf: 0, organ: false });
    }
  });
});

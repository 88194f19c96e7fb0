import { isBlock } from '@vigilia/game-011';
import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../src/games/011/map/scene/scene.ts';
import { city } from './city.ts';

const NONE = { N: null, E: null, S: null, W: null } as const;

describe('the candidate area on the map', () => {
  it('LOC-2 a tile in W lights every Block strictly east of its place', () => {
    const area = areaOf(city({ slots: { ...NONE, W: 'mole' } }), [], []);
    expect([...(area?.squares ?? [])].sort()).toEqual(['r2c10', 'r3c10', 'r4c10', 'r6c10']);
  });

  it('LOC-2 neither Stations nor Mystic Places are lit', () => {
    const area = areaOf(city({ slots: { ...NONE, N: 'obelisco' } }), [], []);
    expect([...(area?.squares ?? [])].every(isBlock)).toBe(true);
  });

  it('ORG-4 the four tiles of the example leave several Blocks', () => {
    const slots = { S: 'tempio', W: 'museo', N: 'obelisco', E: 'mole' } as const;
    expect(areaOf(city({ slots }), [], [])?.squares.size).toBeGreaterThan(1);
  });

  it('LOC-3 a drafted tile shows what it would leave, and what it would rule out', () => {
    const view = city({ slots: { ...NONE, N: 'obelisco' } });
    const area = areaOf(view, [], [{ verb: 'place', place: 'mole', direction: 'E' }]);
    expect(area?.squares.has('r4c5')).toBe(true);
    expect(area?.squares.has('r4c10')).toBe(false);
    expect(area?.lost.has('r4c10')).toBe(true);
    expect(area?.lost.has('r1c5')).toBe(false);
  });

  it('is not lit before the first tile, nor once the Organ stands', () => {
    expect(areaOf(city(), [], [])).toBeNull();
    expect(areaOf(city({ slots: { ...NONE, W: 'mole' }, organ: 'r3c10' }), [], [])).toBeNull();
  });

  it('stands out while it is what is asked', () => {
    const view = city({ slots: { ...NONE, W: 'mole' } });
    expect(areaOf(view, [{ verb: 'pass' }], [])?.isAsked).toBe(false);
    expect(areaOf(view, [{ verb: 'organ', square: 'r2c10' }], [])?.isAsked).toBe(true);
  });
});

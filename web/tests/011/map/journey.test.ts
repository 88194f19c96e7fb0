import { describe, expect, it } from 'vitest';
import { journeyOf } from '../../../src/games/011/map/scene/journey.ts';
import { acting, city } from './city.ts';

describe('the way that is drafted', () => {
  it('MOVE-1 a walk may be broken by a ride: each stretch begins where the last one ended', () => {
    const { legs, ends } = journeyOf(acting('lilja', 'r6c7'), [
      { verb: 'walk', square: 'r6c8' },
      { verb: 'ride', line: 'tram', square: 'r5c2' },
      { verb: 'walk', square: 'r5c3' },
    ]);
    expect(legs.map(({ how, from, to }) => `${how} ${from} ${to}`)).toEqual([
      'walk r6c7 r6c8',
      'ride r6c8 r5c2',
      'walk r5c2 r5c3',
    ]);
    expect(legs[1]?.line).toBe('tram');
    expect([...ends]).toEqual([['lilja', 'r5c3']]);
  });

  it('MOVE-6 the carriage itself is no stretch', () => {
    const { legs } = journeyOf(acting('lilja', 'r4c5'), [
      { verb: 'carriage' },
      { verb: 'walk', square: 'r4c6' },
    ]);
    expect(legs).toHaveLength(1);
  });

  it('TILE-12 both Characters of a swap are shown where they would stand', () => {
    const { ends } = journeyOf(city(), [{ verb: 'swap', character: 'vikstrom', other: 'snowy' }]);
    expect(Object.fromEntries(ends)).toEqual({ vikstrom: 'r3c3', snowy: 'r2c6' });
  });

  it('TILE-11 who is sent ends on the Mystic Place', () => {
    const { legs } = journeyOf(city(), [{ verb: 'send', character: 'vidal', place: 'mole' }]);
    expect(legs).toEqual([{ how: 'sent', from: 'r8c6', to: 'r3c8', line: null }]);
  });

  it('shows a Clue and the Organ where they would lie', () => {
    expect(journeyOf(city(), [{ verb: 'clue', square: 'r4c5' }]).clue).toBe('r4c5');
    expect(journeyOf(city(), [{ verb: 'move', from: 'r4c5', to: 'r4c6' }]).clue).toBe('r4c6');
    expect(journeyOf(city(), [{ verb: 'organ', square: 'r3c5' }]).organ).toBe('r3c5');
  });
});

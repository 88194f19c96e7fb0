import type { Eleven } from '@vigilia/game-011';
import type { Ask } from '@vigilia/kernel';
import { describe, expect, it } from 'vitest';
import type { Noun } from '../../../src/draft/game-ui.ts';
import { offersOf } from '../../../src/games/011/map/scene/offers.ts';
import { journeysOf } from '../../../src/games/011/ways/journeys.ts';
import { acting, city, mayMove } from './city.ts';

type View = Eleven['view'];
type Choice = Eleven['choice'];

const offers = (view: View, ask: Ask<Choice>) =>
  offersOf(view, { choices: ask.choices, picks: [], journeys: journeysOf(view, ask) });

const picking = (view: View, choices: readonly Choice[], picks: readonly Noun[] = []) =>
  offersOf(view, { choices, picks, journeys: new Map() });

describe('the squares that may be chosen', () => {
  it('MOVE-2 every square within the steps is offered at 1 Time a step', () => {
    const view = acting('lilja', 'r4c5');
    const found = offers(view, mayMove(2, [{ verb: 'walk', square: 'r4c6' }]));
    expect(found.get('r4c6')).toMatchObject({ how: 'walk', time: 1, noun: 'square:r4c6' });
    expect(found.get('r3c6')?.time).toBe(2);
    expect(found.has('r2c6')).toBe(false);
  });

  it('MOVE-3 a bridge is one step, and the river none', () => {
    const found = offers(acting('lilja', 'r4c8'), mayMove(1, []));
    expect([...found.keys()].sort()).toEqual(['r3c8', 'r4c7', 'r5c8']);
    const view = acting('lilja', 'r4c8');
    const away = { ...view, characters: { ...view.characters, pahlsson: 'r0c3' } };
    expect(offers(away, mayMove(1, [])).get('r4c10')?.time).toBe(1);
  });

  it('MOVE-6 the steam carriage goes three squares for nothing', () => {
    const found = offers(acting('lilja', 'r4c5'), mayMove(1, [{ verb: 'carriage' }]));
    expect(found.get('r4c6')).toMatchObject({ how: 'carriage', time: 0 });
    expect(found.get('r8c5')).toMatchObject({ how: 'carriage', time: 1 });
  });

  it('MOVE-7 a ride costs nothing and names its line', () => {
    const ride: Choice = { verb: 'ride', line: 'tram', square: 'r5c2' };
    const found = offers(acting('lilja', 'r6c8'), mayMove(1, [ride]));
    expect(found.get('r5c2')).toMatchObject({ how: 'ride', line: 'tram', time: 0, plan: ride });
  });

  it('MOVE-7 where a walk would cost Time, the ride to the same square is meant', () => {
    const ride: Choice = { verb: 'ride', line: 'monorail', square: 'r5c6' };
    const view = acting('lilja', 'r5c7');
    expect(offers(view, mayMove(1, [])).get('r5c6')?.how).toBe('walk');
    expect(offers(view, mayMove(1, [ride])).get('r5c6')?.how).toBe('ride');
  });

  it('ACT-4 the Clue is pointed at first, and then the square it goes to', () => {
    const moves: Choice[] = [
      { verb: 'move', from: 'r4c5', to: 'r4c6' },
      { verb: 'move', from: 'r4c5', to: 'r3c5' },
    ];
    expect([...picking(city(), moves).keys()]).toEqual(['r4c5']);
    expect([...picking(city(), moves, ['square:r4c5']).keys()]).toEqual(['r4c6', 'r3c5']);
  });

  it('TURN-2 a Character is chosen by the square it stands on', () => {
    const choose: Choice = { verb: 'choose', character: 'snowy' };
    const found = picking(city(), [choose, { verb: 'declare', character: 'vidal' }]);
    expect([...found.values()]).toMatchObject([{ square: 'r3c3', noun: 'character:snowy', plan: choose }]);
  });

  it('TILE-11 first who is sent, then the Mystic Place', () => {
    const sends: Choice[] = [{ verb: 'send', character: 'lilja', place: 'mole' }];
    expect([...picking(city(), sends).values()]).toMatchObject([{ noun: 'character:lilja' }]);
    expect([...picking(city(), sends, ['character:lilja']).values()]).toMatchObject([
      { square: 'r3c8', noun: 'place:mole' },
    ]);
  });

  it('TILE-12 the second Character pointed at makes the swap', () => {
    const swaps: Choice[] = [
      { verb: 'swap', character: 'lilja', other: 'vidal' },
      { verb: 'swap', character: 'vidal', other: 'lilja' },
    ];
    expect(picking(city(), swaps).size).toBe(2);
    expect([...picking(city(), swaps, ['character:vidal']).values()]).toMatchObject([{ plan: swaps[1] }]);
  });

  it('offers nothing while the map is not what is asked', () => {
    expect(picking(city(), [{ verb: 'pass' }, { verb: 'turn', teeth: 1 }]).size).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import type { Mind } from '../../../src/bots/detective/mind.ts';
import { bestRoute, type Legs, NO_WORTH, type Route, roughRoute } from '../../../src/bots/detective/route.ts';
import type { Square } from '../../../src/city.ts';
import { johnssonMoves, marcosTurn, type Scene } from '../../marcos-turn.ts';
import { chosenAt, mindAt } from './asked.ts';

const ON_FOOT: Legs = { free: 0, paid: 2, machine: null };
const RUNE = 'r7c7';

/** Johnsson’s way from his rune, with Clues on these squares; Marco has plenty of Time. */
function way(clues: readonly Square[], legs: Partial<Legs> = {}, { table, ...scene }: Scene = {}): Route {
  const game = marcosTurn({ me: { time: 45 }, ...scene, table: { clues, ...table } });
  return bestRoute(mindAt(game), 'johnsson', { ...ON_FOOT, ...legs }, NO_WORTH);
}

const STAY = { end: RUNE, first: null, isRide: false, worth: 0 };

describe('the best way', () => {
  test('MOVE-5 leads over a Clue in reach', () => {
    expect(way(['r6c7'])).toMatchObject({ end: 'r6c7', first: 'r6c7', isRide: false });
    expect(way(['r5c7'])).toMatchObject({ end: 'r5c7', first: 'r6c7' });
    expect(way(['r5c7']).worth).toBeLessThan(way(['r6c7']).worth);
  });

  test('MOVE-5 leads over two Clues rather than one', () => {
    expect(way(['r7c8', 'r6c7', 'r5c7'])).toMatchObject({ end: 'r5c7', first: 'r6c7' });
    expect(way(['r6c7', 'r5c7']).worth).toBeGreaterThan(way(['r6c7']).worth);
  });

  test('MOVE-2 nobody walks where nothing is to be had', () => {
    expect(way([])).toEqual(STAY);
    expect(way(['r4c6'])).toEqual(STAY);
    expect(way(['r6c7'], { paid: 0 })).toEqual(STAY);
  });

  test('MOVE-2 nor for a Clue that costs more than it is worth', () => {
    expect(way(['r5c7'], {}, { me: { time: 4 } })).toEqual(STAY);
    expect(way(['r5c7'], { free: 2, paid: 0 }, { me: { time: 4 } }).end).toBe('r5c7');
  });

  test('MOVE-2 free steps come first and cost nothing', () => {
    const free = way(['r6c7'], { free: 3, paid: 0 });
    expect(free.end).toBe('r6c7');
    expect(free.worth).toBeGreaterThan(way(['r6c7']).worth);
  });

  test('MOVE-4 leads round whoever stands in it', () => {
    const scene: Scene = { at: { snowy: 'r6c7' } };
    expect(way(['r5c7'], { paid: 3 }, scene)).toEqual(STAY);
    const round = way(['r5c7'], { paid: 4 }, scene);
    expect(round.end).toBe('r5c7');
    expect(round.first).not.toBe('r6c7');
  });

  test('MOVE-4 leads round the Organ', () => {
    const scene: Scene = { table: { organ: 'r6c7' } };
    expect(way(['r5c7'], { paid: 3 }, scene)).toEqual(STAY);
    expect(way(['r5c7'], { paid: 4 }, scene).first).not.toBe('r6c7');
  });

  test('MOVE-4 never ends where somebody stands', () => {
    expect(way(['r6c7'], { paid: 4 }, { at: { snowy: 'r6c7' } })).toEqual(STAY);
  });

  test('MOVE-4 leads a declarer through Characters in the way', () => {
    const inTheWay: Scene = { at: { snowy: 'r6c7' }, table: { clues: ['r5c7'] } };
    const undeclared = mindAt(marcosTurn({ ...inTheWay, me: { time: 45 } }));
    const { turn } = undeclared.view;
    if (turn === null) throw new Error('no turn is being taken');
    const declared: Mind = {
      ...undeclared,
      view: { ...undeclared.view, turn: { ...turn, character: 'johnsson', declared: 'johnsson' } },
    };
    const legs: Legs = { ...ON_FOOT, paid: 3 };
    expect(bestRoute(undeclared, 'johnsson', legs, NO_WORTH)).toEqual(STAY);
    expect(bestRoute(declared, 'johnsson', legs, NO_WORTH)).toMatchObject({ end: 'r5c7', first: 'r6c7' });
  });

  test('MOVE-7 takes the tram to a Clue beside another Station', () => {
    const scene: Scene = { at: { johnsson: 'r6c8' } };
    expect(way(['r0c4'], { machine: 'tram' }, scene)).toMatchObject({
      end: 'r0c4',
      first: 'r0c5',
      isRide: true,
    });
    expect(way(['r0c4'], { machine: 'airship' }, scene).first).toBeNull();
  });

  test('MOVE-1 walks to the Station first', () => {
    const route = way(['r0c5'], { machine: 'tram' });
    expect(route).toMatchObject({ end: 'r0c5', isRide: false });
    expect(['r6c7', 'r7c8']).toContain(route.first);
  });

  test('MOVE-7 a Station that is taken is no stop', () => {
    const scene: Scene = { at: { johnsson: 'r6c8', snowy: 'r0c5' } };
    expect(way(['r0c4'], { machine: 'tram' }, scene).first).toBeNull();
  });

  test('MOVE-6 the carriage goes three steps for nothing', () => {
    const legs: Partial<Legs> = { paid: 0, machine: 'carriage' };
    expect(way(['r4c8'], legs)).toEqual(STAY);
    const driven = way(['r5c8'], legs);
    expect(driven).toMatchObject({ end: 'r5c8', isRide: false });
    expect(driven.worth).toBeGreaterThan(way(['r5c8'], { paid: 3 }).worth);
  });

  test('at a glance it is worth about the same', () => {
    const mind = (clues: readonly Square[]) => mindAt(marcosTurn({ me: { time: 45 }, table: { clues } }));
    expect(roughRoute(mind(['r5c7']), 'johnsson', ON_FOOT)).toBeCloseTo(way(['r5c7']).worth);
    expect(roughRoute(mind(['r4c7']), 'johnsson', ON_FOOT)).toBe(0);
    expect(roughRoute(mind([]), 'johnsson', ON_FOOT)).toBe(0);
  });
});

describe('the next step', () => {
  const TRAM = { machine: 'tram', steps: 2, action: 'compose' } as const;
  const CARRIAGE = { machine: 'carriage', steps: 2, action: 'compose' } as const;

  test('MOVE-5 is towards the Clue, and none where there is none', () => {
    expect(chosenAt(johnssonMoves({ faces: TRAM, table: { clues: ['r6c7'] } }))).toBe('walk r6c7');
    expect(chosenAt(johnssonMoves({ faces: TRAM, table: { clues: [] } }))).toBe('stop');
  });

  test('MOVE-7 is a ride', () => {
    const at = { johnsson: 'r6c8' };
    expect(chosenAt(johnssonMoves({ faces: TRAM, at, table: { clues: ['r0c4'] } }))).toBe('ride tram r0c5');
  });

  test('MOVE-6 is the carriage', () => {
    expect(chosenAt(johnssonMoves({ faces: CARRIAGE, table: { clues: ['r5c8'] } }))).toBe('carriage');
  });

  test('ABIL-1 Snowy walks for nothing, and stays where nothing is near', () => {
    const snowy = (clues: readonly Square[]) => marcosTurn({ table: { clues } }).choose('choose snowy');
    expect(chosenAt(snowy(['r4c3']))).toBe('walk r4c3');
    expect(chosenAt(snowy([]))).toBe('stop');
  });
});

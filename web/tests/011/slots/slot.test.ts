import { candidateArea, type Eleven } from '@vigilia/game-011';
import { describe, expect, it } from 'vitest';
import { areaAt, placesFor, wishForSlot } from '../../../src/games/011/slots/slot.tsx';

const EMPTY = { N: null, E: null, S: null, W: null };

const choices: Eleven['choice'][] = [
  { verb: 'skip' },
  { verb: 'place', place: 'mole', direction: 'W' },
  { verb: 'place', place: 'cimitero', direction: 'N' },
  { verb: 'place', place: 'mole', direction: 'N' },
];

describe('the search for the Organ', () => {
  it('LOC-1 knows which places may go into a slot now', () => {
    expect(placesFor(choices, 'N')).toEqual(['cimitero', 'mole']);
    expect(placesFor(choices, 'S')).toEqual([]);
  });

  it('LOC-2 shows what the only place for a slot would leave', () => {
    const area = areaAt(EMPTY, choices, 'W');
    expect(area).toEqual(candidateArea({ ...EMPTY, W: 'mole' }));
    expect(area).toEqual(['r2c10', 'r3c10', 'r4c10', 'r6c10']);
  });

  it('LOC-2 shows what is left now where several places or none may go there', () => {
    expect(areaAt(EMPTY, choices, 'N')).toEqual(candidateArea(EMPTY));
    expect(areaAt(EMPTY, choices, 'S')).toEqual(candidateArea(EMPTY));
  });

  it('LOC-3 asks why the place picked out, else the first in hand, cannot go into a slot', () => {
    const tiles = ['deggial', 'museo-1', 'mole-2'];
    expect(wishForSlot(tiles, [], 'S')).toEqual({ verb: 'place', place: 'museo', direction: 'S' });
    expect(wishForSlot(tiles, ['place:mole'], 'S')).toEqual({ verb: 'place', place: 'mole', direction: 'S' });
    expect(wishForSlot(['deggial'], [], 'S')).toBeNull();
  });
});

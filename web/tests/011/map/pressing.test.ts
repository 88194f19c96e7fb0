import type { Eleven } from '@vigilia/game-011';
import { describe, expect, it } from 'vitest';
import { nextSquare } from '../../../src/games/011/map/scene/keyboard.ts';
import { litSquares, nounsAt } from '../../../src/games/011/map/scene/nouns-at.ts';
import { offersOf } from '../../../src/games/011/map/scene/offers.ts';
import { piecesOf } from '../../../src/games/011/map/scene/pieces.ts';
import { pressOf } from '../../../src/games/011/map/scene/pressing.ts';
import { acting, city } from './city.ts';

type Choice = Eleven['choice'];

function press(square: string, choices: readonly Choice[], plan: readonly Choice[] = []) {
  const view = acting('lilja', 'r4c5');
  const offers = offersOf(view, { choices, picks: [], journeys: new Map() });
  return pressOf(square, { view, offers, choices, picks: [], plan });
}

describe('pressing a square', () => {
  const clues: Choice[] = [{ verb: 'clue', square: 'r1c3' }];

  it('picks what is offered there', () => {
    expect(press('r1c3', clues)).toEqual({ does: 'pick', noun: 'square:r1c3' });
  });

  it('says yes to what is drafted already', () => {
    expect(press('r1c3', clues, clues)).toEqual({ does: 'confirm' });
  });

  it('CLUE-2 asks why a Station cannot have the Clue', () => {
    const vain = { verb: 'clue', square: 'r5c2' };
    expect(press('r5c2', clues)).toEqual({ does: 'ask-why', choice: vain });
  });

  it('TURN-2 asks why a Character cannot be chosen', () => {
    const choices: Choice[] = [{ verb: 'choose', character: 'snowy' }];
    expect(press('r8c6', choices)).toEqual({
      does: 'ask-why',
      choice: { verb: 'choose', character: 'vidal' },
    });
    expect(press('r0c3', choices)).toEqual({ does: 'nothing' });
  });

  it('points at everything that lies there', () => {
    const view = acting('lilja', 'r2c2');
    expect(nounsAt(view, 'r2c2')).toEqual(['character:lilja', 'place:obelisco', 'square:r2c2']);
  });
});

describe('finding the way about', () => {
  it('arrows lead over the bridge and stop at the edge', () => {
    expect(nextSquare('r4c8', 'ArrowRight')).toBe('r4c10');
    expect(nextSquare('r4c10', 'ArrowLeft')).toBe('r4c8');
    expect(nextSquare('r5c2', 'ArrowUp')).toBe('r4c2');
    expect(nextSquare('r0c5', 'ArrowUp')).toBeNull();
    expect(nextSquare('r0c5', 'Enter')).toBeNull();
  });

  it('lights the Stations of a line, a place and a Character', () => {
    const lit = litSquares(
      city(),
      new Set(['machine:tram', 'place:mole', 'character:vidal', 'seat:1'] as const),
    );
    expect([...lit].sort()).toEqual(['r0c5', 'r3c8', 'r5c2', 'r6c8', 'r8c6']);
  });

  it('MOVE-9 those who share a square stand beside each other', () => {
    const view = acting('lilja', 'r8c6', { blocked: ['snowy'], used: { lewis: 1 } });
    const pieces = new Map(piecesOf(view, new Map()).map((piece) => [piece.character, piece]));
    expect(pieces.get('lilja')?.at.x).toBeLessThan(pieces.get('vidal')?.at.x ?? 0);
    expect(pieces.get('snowy')?.mark).toBe('blocked');
    expect(pieces.get('lewis')?.mark).toBe('used');
    expect(pieces.get('lilja')?.isActing).toBe(true);
  });
});

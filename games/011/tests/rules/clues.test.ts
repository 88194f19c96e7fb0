import { refuse } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { ROWS } from '../../src/data/map.ts';
import { deal, position } from '../scenario.ts';

/** Squares of the map whose letter fits, row by row. */
function squares(letters: RegExp): string[] {
  return ROWS.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letters.test(letter) ? [`r${y}c${x}`] : [])),
  );
}

const RUNES = squares(/[1-8]/);
const BARE = squares(/[.]/);

function cluePhase(table: Parameters<typeof position>[0]['table'] = {}, out: readonly number[] = []) {
  return position({
    table: { event: null, order: [2, 0, 3, 1], ...table },
    players: Object.fromEntries(out.map((seat) => [seat, { out: true }])),
    agenda: [{ step: 'clues' }],
  });
}

describe('who places', () => {
  test('CLUE-1 the first in order does not act; the others put one Clue each, in order', () => {
    const game = cluePhase();
    expect(game.table.phase).toBe('clues');
    expect(game.asked).toBe(0);
    expect(game.clause).toBe('CLUE-1');
    expect(game.moment.asks[0]?.prompt).toEqual({ key: 'prompt.place-clue', vars: {} });
    expect(game.choose('clue r0c3').asked).toBe(3);
    expect(game.choose('clue r0c4').asked).toBe(1);
    expect(game.choose('clue r8c2').asked).toBeNull();
    expect(game.table.clues).toEqual(['r0c3', 'r0c4', 'r8c2']);
  });

  test('CLUE-1 all hear who put a Clue where; it comes from the reserve, not from the player', () => {
    const game = cluePhase({}, []).choose('clue r8c2');
    for (const viewer of [null, 0, 1, 2, 3]) {
      expect(game.events(viewer)).toEqual([{ type: 'clue-placed', seat: 0, square: 'r8c2' }]);
    }
    expect(game.barrier).toBe(false);
    expect(game.player(0).clues).toBe(0);
  });

  test('CLUE-1 who is out places nothing, and the first who is left does not act', () => {
    const game = cluePhase({}, [2, 3]);
    expect(game.asked).toBe(1);
    expect(game.choose('clue r0c3').asked).toBeNull();
    expect(game.table.clues).toEqual(['r0c3']);
  });

  test('CLUE-1 placing is no choice to decline', () => {
    expect(cluePhase().refusal('skip')).toEqual(refuse('CLUE-1', 'refusal.not-offered'));
  });
});

describe('where', () => {
  test('CLUE-2 any Block without a Clue, a Character or the Organ', () => {
    const game = cluePhase({ clues: ['r0c3', 'r1c2'], organ: 'r8c2' });
    const free = BARE.filter((square) => !['r0c3', 'r1c2', 'r8c2'].includes(square));
    expect(game.legal).toEqual(free.map((square) => `clue ${square}`));
  });

  test('CLUE-2 a rune square is a Block: it may be taken once its Character has left', () => {
    const { characters } = deal().table;
    const game = cluePhase({ characters: { ...characters, vikstrom: 'r0c3' } });
    expect(game.legal).toContain('clue r2c6');
    expect(game.legal).not.toContain('clue r0c3');
    expect(RUNES).toContain('r2c6');
  });

  test.each(squares(/[A-Z]/))('CLUE-2 %s is a Station or a Mystic Place', (square) => {
    expect(cluePhase().refusal(`clue ${square}`)).toEqual(
      refuse('CLUE-2', 'refusal.not-a-block', { square }),
    );
  });

  test.each([
    { what: 'a Clue', square: 'r0c3' },
    { what: 'a Character', square: 'r2c6' },
    { what: 'the Organ', square: 'r8c2' },
  ])('CLUE-2 a Block with $what is not empty', ({ square }) => {
    const game = cluePhase({ clues: ['r0c3'], organ: 'r8c2' });
    expect(game.refusal(`clue ${square}`)).toEqual(refuse('CLUE-2', 'refusal.not-empty', { square }));
  });

  test('CLUE-2 where the last empty Block has gone nobody is asked any more', () => {
    const game = cluePhase({ clues: BARE.slice(1) });
    expect(game.legal).toEqual([`clue ${BARE[0]}`]);
    expect(game.choose(`clue ${BARE[0]}`).asked).toBeNull();
  });
});

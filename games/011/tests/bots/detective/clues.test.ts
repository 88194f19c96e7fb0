import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/bots/routes.ts';
import { CHARACTERS } from '../../../src/data/characters.ts';
import { neighboursOf, RUNE_SQUARES } from '../../../src/data/city.ts';
import { MARCO, marcosTurn } from '../../marcos-turn.ts';
import { chosenAt } from './asked.ts';

/** Only Johnsson can be chosen this Hour. */
const ALL_BUT_JOHNSSON = CHARACTERS.filter((character) => character !== 'johnsson');

describe('Clues', () => {
  test('CLUE-1 one is put beside whom one would choose, and beside nobody else', () => {
    const game = marcosTurn({
      agenda: [{ step: 'place-clue', seat: MARCO }],
      table: { clues: [], blocked: ALL_BUT_JOHNSSON },
    });
    const square = chosenAt(game).split(' ')[1] as string;
    const beside = CHARACTERS.filter((character) => neighboursOf(square).includes(RUNE_SQUARES[character]));
    expect(beside).toEqual(['johnsson']);
  });

  test('ACT-4 one is moved to the own Character, or at least nearer', () => {
    const faces = { machine: 'airship', steps: 1, action: 'move-clue' } as const;
    const game = marcosTurn({ faces, table: { clues: ['r5c7'] } }).choose(
      'choose johnsson',
      'turn 1',
      'stop',
    );
    while (game.prompt !== 'prompt.move-clue') game.choose(chosenAt(game));
    const [, from, to] = chosenAt(game).split(' ') as [string, string, string];
    expect(from).toBe('r5c7');
    expect(distance(to, RUNE_SQUARES.johnsson)).toBeLessThan(distance(from, RUNE_SQUARES.johnsson));
  });
});

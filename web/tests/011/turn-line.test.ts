import type { Eleven } from '@vigilia/game-011';
import { expect, test } from 'vitest';
import { turnLine } from '../../src/games/011/turn-line.ts';

const seat = 1;

test('a turn is one line: with whom, to where, what it brought, and what else was done', () => {
  const events: readonly Eleven['event'][] = [
    { type: 'turn-began', seat },
    { type: 'character-chosen', seat, character: 'lilja' },
    { type: 'gears-turned', seat, teeth: 1, machine: 'tram', steps: 2, action: 'compose' },
    { type: 'walked', seat, character: 'lilja', square: 'r4c5' },
    { type: 'clue-collected', seat, square: 'r4c5' },
    { type: 'walked', seat, character: 'lilja', square: 'r4c6' },
    { type: 'clue-collected', seat, square: 'r4c6' },
    { type: 'music-gained', seat, amount: 2 },
    { type: 'looked', seat, target: 0, count: 2 },
    { type: 'turn-ended', seat },
  ];
  const line = turnLine(events);
  expect(line?.map(({ key, vars }) => [key, ...Object.values(vars)])).toEqual([
    ['turn-line.with', 'lilja'],
    ['turn-line.to', 'r4c6'],
    ['turn-line.clues', 2],
    ['turn-line.pages', 2],
    ['turn-line.looks', 2, 0],
  ]);
});

test('a bid, a pass and a Clue that is put are no turn', () => {
  const events: readonly Eleven['event'][] = [
    { type: 'bid', seat, position: 1, amount: 2 },
    { type: 'clue-placed', seat, square: 'r1c1' },
  ];
  for (const event of events) expect(turnLine([event])).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { ACTION_GEAR, ACTIONS, MACHINE_GEAR, MACHINES, MOVEMENT_GEAR } from '../../src/data/gears.ts';
import { deal } from '../scenario.ts';

describe('the gears as data', () => {
  test('GEAR-1 eight, nine and seven faces', () => {
    expect([MACHINE_GEAR, MOVEMENT_GEAR, ACTION_GEAR].map((gear) => gear.length)).toEqual([8, 9, 7]);
  });

  test('GEAR-4 the faces', () => {
    expect(MACHINE_GEAR.join(' ')).toBe('carriage tram monorail airship tram monorail airship tram');
    expect(MOVEMENT_GEAR.join(' ')).toBe('2 1 3 1 2 3 1 2 2');
    expect(ACTION_GEAR.join(', ')).toBe(
      'move-clue, investigate, research, move-clue, compose, move-clue, research',
    );
  });

  test('every machine and every action comes round, and nothing else', () => {
    expect(new Set(MACHINE_GEAR)).toEqual(new Set(MACHINES));
    expect(new Set(ACTION_GEAR)).toEqual(new Set(ACTIONS));
    for (const steps of MOVEMENT_GEAR) expect([1, 2, 3]).toContain(steps);
  });

  test('GEAR-4 the game starts at the first Move Clue', () => {
    expect(ACTION_GEAR[0]).toBe('move-clue');
    for (const seed of ['one', 'two', 'three']) expect(deal({ seed }).table.gears[2]).toBe(0);
  });
});

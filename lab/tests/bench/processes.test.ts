import { expect, test } from 'vitest';
import type { Turn } from '../../bench/server/contender.ts';
import { figuresOf } from '../../bench/server/processes.ts';

/** A second with this many choices, each of which cost the servers and their database so many milliseconds. */
function second(choices: number, server: number, database: number): Turn {
  return {
    seconds: 1,
    times: new Array(choices).fill(1),
    cpuSeconds: (choices * server) / 1000,
    databaseCpuSeconds: (choices * database) / 1000,
    databaseLogBytes: choices * 480,
  };
}

test('compares several processes with one: speed, CPU time, and the capacity that follows from it', () => {
  const one = [second(1000, 0.3, 0.1), second(500, 0.6, 0.2)];
  const two = [second(1500, 0.33, 0.1), second(750, 0.66, 0.2)];
  expect(figuresOf(two, { one, processes: 2 })).toMatchObject({
    choicesPerSecond: 1125,
    speedOfOne: 1.5,
    ofOne: 1.1,
    ofOneError: 0,
    withDatabaseOfOne: 1.075,
    databaseLogBytes: 480,
    capacity: 1.82,
  });
});

test('one process has its own capacity', () => {
  const one = [second(1000, 0.3, 0.1)];
  expect(figuresOf(one, { one, processes: 1 })).toMatchObject({ speedOfOne: 1, ofOne: 1, capacity: 1 });
});

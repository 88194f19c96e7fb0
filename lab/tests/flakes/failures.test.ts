import { expect, test } from 'vitest';
import { failuresOf } from '../../flakes/failures.ts';

const outcome = (...failed: string[]) => Promise.resolve({ failed });

test('a test that fails every second time is listed with how often it failed', async () => {
  const suite = (run: number) => (run % 2 === 0 ? outcome('sometimes') : outcome());
  expect(await failuresOf(5, suite)).toEqual([{ name: 'sometimes', times: 2 }]);
});

test('a suite whose tests never fail has nothing to list', async () => {
  expect(await failuresOf(3, () => outcome())).toEqual([]);
});

test('a run counts once for a name that several tests have, and what fails most often comes first', async () => {
  const runs = [outcome('b', 'a'), outcome('c', 'c'), outcome('c')];
  expect(await failuresOf(3, (run) => runs[run - 1] ?? outcome())).toEqual([
    { name: 'c', times: 2 },
    { name: 'a', times: 1 },
    { name: 'b', times: 1 },
  ]);
});

import { test } from 'vitest';
import { called, temporary } from './command.ts';

test('x', async () => {
  const r = await called(
    ['play', 'diario', '--seed', 'x', '--seats', '3', '--people', '2', '--file', temporary('a.json')],
    ['p2 for 1', 'p1 for 2', 'trust', '1', '1', '1', '1', '1'],
  );
  console.log(r.out, r.err);
});

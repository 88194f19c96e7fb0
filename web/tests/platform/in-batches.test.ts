import { expect, test } from 'vitest';
import { inBatches } from '../../src/platform/in-batches.ts';

test('hands out every item in order', async () => {
  const items: number[] = [];
  for await (const item of inBatches([3, 1, 2])) items.push(item);
  expect(items).toEqual([3, 1, 2]);
});

test('lets other tasks run before the first item and after a while of work', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('a task before all'));
  const work = (async () => {
    for await (const item of inBatches(['one', 'two'])) {
      order.push(item);
      const until = performance.now() + 20;
      while (performance.now() < until);
      setTimeout(() => order.push(`a task after ${item}`));
    }
  })();
  order.push('begun');
  await work;
  expect(order.slice(0, 4)).toEqual(['begun', 'a task before all', 'one', 'a task after one']);
});

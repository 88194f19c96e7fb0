import { describe, expect, test } from 'vitest';
import { LATE } from '../../src/bots/bot-port.ts';
import { closePoolsAfterEach, poolOf } from './pools.ts';

closePoolsAfterEach();

/** Errands that note when they begin and last until they are let go. */
function errandsAt(pool: ReturnType<typeof poolOf>) {
  const begun: string[] = [];
  const limiters = new Map<string, () => void>();
  return {
    begun,
    run: (name: string) =>
      pool.run(() => {
        begun.push(name);
        return new Promise<string>((done) => limiters.set(name, () => done(name)));
      }),
    finish: (name: string) => limiters.get(name)?.(),
  };
}

describe('errands', () => {
  test('run on as many threads as there are; the others wait in the order they came', async () => {
    const { begun, run, finish } = errandsAt(poolOf({ threads: 2 }));
    const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(run);
    await expect.poll(() => begun.toSorted()).toEqual(['first', 'second']);
    finish('second');
    expect(await second).toBe('second');
    await expect.poll(() => begun.slice(2)).toEqual(['third']);
    finish('third');
    expect(await third).toBe('third');
    await expect.poll(() => begun.slice(2)).toEqual(['third', 'fourth']);
    finish('fourth');
    finish('first');
    expect(await Promise.all([first, fourth])).toEqual(['first', 'fourth']);
  });

  test('that fail by themselves leave their thread to the next', async () => {
    const pool = poolOf({ threads: 1 });
    const failing = pool.run(() => Promise.reject(new Error('no luck')));
    const next = pool.run(async () => 'luck');
    await expect(failing).rejects.toThrow('no luck');
    expect(await next).toBe('luck');
  });

  test('that never heed the line are given up with their thread', async () => {
    const pool = poolOf({ threads: 1, killAfter: 20 });
    await expect(pool.run(() => new Promise(() => {}))).rejects.toThrow(LATE);
    expect(await pool.run(async () => 'next')).toBe('next');
  });
});

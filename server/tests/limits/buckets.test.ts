import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullBucket, take } from '../../src/limits/bucket.ts';
import { LruCache } from '../../src/limits/lru-cache.ts';
import { RateLimiter } from '../../src/limits/rate-limiter.ts';

const RATE = { burst: 3, perSecond: 2 };

test('a burst passes at once, and what follows waits just as long as it says', () => {
  const limiter = new RateLimiter(RATE);
  expect([0, 0, 0, 0].map((now) => limiter.take('a', now))).toEqual([0, 0, 0, 500]);
  expect(limiter.take('a', 499)).toBe(1);
  expect(limiter.take('a', 500)).toBe(0);
  expect(limiter.take('a', 500)).toBe(500);
  expect(limiter.take('b', 500)).toBe(0);
});

test('a clock that was set back neither gives nor takes', () => {
  const limiter = new RateLimiter(RATE);
  const anHour = 3_600_000;
  expect([0, 0, 0, 0].map(() => limiter.take('a', anHour))).toEqual([0, 0, 0, 500]);
  expect(limiter.take('a', 0)).toBe(500);
  expect(limiter.take('a', 500)).toBe(0);
});

test('lets no more pass than the burst and what time has brought, in any order of requests', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(700), { maxLength: 60 }), (pauses) => {
      let bucket = fullBucket(RATE, 0);
      let now = 0;
      let passed = 0;
      for (const pause of pauses) {
        now += pause;
        const taken = take(bucket, RATE, now);
        bucket = taken.bucket;
        if (taken.wait === 0) passed++;
      }
      expect(passed).toBeLessThanOrEqual(RATE.burst + (now / 1000) * RATE.perSecond + 0.001);
    }),
  );
});

test('what is remembered is bounded: the one not asked for the longest goes', () => {
  const memory = new LruCache<number>(2);
  memory.set('a', 1);
  memory.set('b', 2);
  memory.get('a');
  memory.set('c', 3);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([1, undefined, 3]);
  expect(memory.count).toBe(2);
});

test('what is set again and again is still the latest, also after it was forgotten', () => {
  const memory = new LruCache<number>(2);
  memory.set('a', 1);
  memory.set('a', 2);
  memory.delete('a');
  memory.set('b', 3);
  memory.set('a', 4);
  memory.set('a', 5);
  memory.set('c', 6);
  expect([memory.peek('a'), memory.peek('b'), memory.peek('c')]).toEqual([5, undefined, 6]);
});

test('values with sizes go until the rest fits: none stays that is larger than all may be', () => {
  const memory = new LruCache<string>(10, ({ length }) => length);
  for (const [key, value] of Object.entries({ a: 'aaaa', b: 'bbb', c: 'ccc' })) memory.set(key, value);
  memory.get('a');
  memory.set('b', 'bbbbb');
  expect(['a', 'b', 'c'].map((key) => memory.peek(key))).toEqual(['aaaa', 'bbbbb', undefined]);
  memory.delete('a');
  memory.set('c', 'ccccc');
  expect(memory.count).toBe(2);
  memory.set('d', 'd'.repeat(11));
  expect(memory.count).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullBucket, take } from '../../src/limits/bucket.ts';
import { Gate } from '../../src/limits/rate-limiter.ts';
import { Memory } from '../../src/limits/lru-cache.ts';

const RATE = { burst: 3, perSecond: 2 };

test('a burst passes at once, and what follows waits just as long as it says', () => {
  const gate = new Gate(RATE);
  expect([0, 0, 0, 0].map((now) => gate.pass('a', now))).toEqual([0, 0, 0, 500]);
  expect(gate.pass('a', 499)).toBe(1);
  expect(gate.pass('a', 500)).toBe(0);
  expect(gate.pass('a', 500)).toBe(500);
  expect(gate.pass('b', 500)).toBe(0);
});

test('a clock that was set back neither gives nor takes', () => {
  const gate = new Gate(RATE);
  const anHour = 3_600_000;
  expect([0, 0, 0, 0].map(() => gate.pass('a', anHour))).toEqual([0, 0, 0, 500]);
  expect(gate.pass('a', 0)).toBe(500);
  expect(gate.pass('a', 500)).toBe(0);
});

test('however somebody asks, no more passes than the burst and what time has brought', () => {
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
  const memory = new Memory<number>(2);
  memory.keep('a', 1);
  memory.keep('b', 2);
  memory.recall('a');
  memory.keep('c', 3);
  expect([memory.recall('a'), memory.recall('b'), memory.recall('c')]).toEqual([1, undefined, 3]);
  expect(memory.size).toBe(2);
});

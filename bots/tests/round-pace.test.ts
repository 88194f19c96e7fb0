import { PACES, SECONDS_A_ROUND } from '@vigilia/kernel';
import { describe, expect, test } from 'vitest';
import { RoundPace } from '../src/round-pace.ts';

/** Bots that use all they are given, round after round; what each round took. */
function rounds(pace: (typeof PACES)[number], answers: readonly number[]): number[] {
  const shared = new RoundPace();
  return answers.map((count, chapter) => {
    let sum = 0;
    for (let answer = 0; answer < count; answer++) {
      const { wait, thought } = shared.next(chapter, pace);
      const took = Math.max(wait, thought);
      shared.took(took);
      sum += took;
    }
    return sum;
  });
}

describe('the time of bots in a round', () => {
  test('is at most eight seconds by default, for any number of answers', () => {
    expect(SECONDS_A_ROUND.brisk).toBe(8);
    for (const answers of [1, 12, 60, 140, 400]) {
      for (const sum of rounds('brisk', [answers, answers, answers])) expect(sum).toBeLessThanOrEqual(8_000);
    }
  });

  test.each(PACES)(
    'stays within the limit of a %s table where a round is much longer than the last',
    (pace) => {
      for (const sum of rounds(pace, [3, 200, 3, 200]))
        expect(sum).toBeLessThanOrEqual(SECONDS_A_ROUND[pace] * 1_000);
    },
  );

  test('is shared evenly by the answers of a round that is as long as the one before', () => {
    const shared = new RoundPace();
    const waits = [1, 2].map((chapter) =>
      Array.from({ length: 80 }, () => {
        const { wait } = shared.next(chapter, 'brisk');
        shared.took(wait);
        return wait;
      }),
    );
    const [first = 0, last = 0] = [waits[1]?.[0], waits[1]?.[69]];
    expect(first).toBe(100);
    expect(last).toBe(100);
  });

  test('leaves the usual pause to a few answers', () => {
    const shared = new RoundPace();
    for (let chapter = 1; chapter < 9; chapter++) {
      shared.next(chapter, 'brisk');
      shared.took(450);
    }
    expect(shared.next(9, 'brisk')).toEqual({ wait: 450, thought: 300 });
  });

  test('shrinks where a bot took longer than it was given', () => {
    const shared = new RoundPace();
    const { wait } = shared.next(1, 'brisk');
    shared.took(7_000);
    expect(shared.next(1, 'brisk').wait).toBeLessThan(wait / 4);
    shared.took(7_000);
    expect(shared.next(1, 'brisk')).toEqual({ wait: 0, thought: 0 });
  });

  test('gives an answer of less weight its share of the pause, and the others more', () => {
    const shared = new RoundPace();
    const whole = shared.next(1, 'calm').wait;
    expect(shared.next(1, 'calm', 0.5).wait).toBe(Math.floor(whole / 2));
    for (let answer = 0; answer < 40; answer++) shared.took(shared.next(1, 'calm', 0.5).wait, 0.5);
    expect(shared.next(1, 'calm').wait).toBeGreaterThanOrEqual(whole);
  });

  test('a table that plays at once has no waits, and thoughts that end', () => {
    expect(new RoundPace().next(1, 'instant').wait).toBe(0);
    expect(new RoundPace().next(1, 'instant').thought).toBeGreaterThan(0);
  });
});

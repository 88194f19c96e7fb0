import { describe, expect, test } from 'vitest';
import { type Hand, shareOut } from '../../src/index.ts';

const quiet = () => ({ progress: () => {}, signal: new AbortController().signal });

/** Takes as many turns of the loop as the job says. */
function hand(taken: number[]): Hand<number, number> {
  return {
    async take(job) {
      taken.push(job);
      for (let turn = 0; turn < job; turn++) await Promise.resolve();
      return job * 10;
    },
  };
}

describe('jobs shared out', () => {
  test('come back in the order of the jobs, not of the answers', async () => {
    const [one, other]: [number[], number[]] = [[], []];
    const jobs = [9, 1, 2, 3, 1];
    expect(await shareOut(jobs, [hand(one), hand(other)], quiet())).toEqual([90, 10, 20, 30, 10]);
    expect([...one, ...other].toSorted()).toEqual(jobs.toSorted());
    expect(one.length).toBeLessThan(other.length);
  });

  test('are done once each by a single hand, and progress is heard', async () => {
    const taken: number[] = [];
    const heard: number[] = [];
    await shareOut([3, 2, 1], [hand(taken)], { ...quiet(), progress: (done) => heard.push(done) });
    expect({ taken, heard }).toEqual({ taken: [3, 2, 1], heard: [1, 2, 3] });
  });

  test('are given up when they are broken off', async () => {
    const breaking = new AbortController();
    const { signal } = breaking;
    const breaks: Hand<number, number> = {
      async take(job) {
        if (job < 3) return job;
        breaking.abort();
        throw new Error('aborted');
      },
    };
    expect(await shareOut([1, 2, 3, 4], [breaks], { progress: () => {}, signal })).toEqual([
      1,
      2,
      undefined,
      undefined,
    ]);
  });

  test('one that fails is heard of', async () => {
    const fails: Hand<number, number> = { take: () => Promise.reject(new Error('lost')) };
    await expect(shareOut([1], [fails], quiet())).rejects.toThrow('lost');
  });
});

import { describe, expect, it } from 'vitest';
import type { EntryValues } from '../../src/store/database.ts';
import { groupCommit } from '../../src/store/group-commit.ts';

const entry = (version: number): EntryValues => ['a-table', version, 0, '{}'];

/** A disk that writes when it is told to. */
function slowDisk() {
  const batches: { readonly versions: number[]; readonly end: PromiseWithResolvers<boolean[]> }[] = [];
  const write = (entries: readonly EntryValues[]) => {
    const end = Promise.withResolvers<boolean[]>();
    batches.push({ versions: entries.map(([, version]) => version), end });
    return end.promise;
  };
  return { batches, write };
}

const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('group commit', () => {
  it('writes together what is appended together', async () => {
    const { batches, write } = slowDisk();
    const commit = groupCommit(write);
    const went = [1, 2, 3].map((version) => commit.append(entry(version)));
    await aTurn();
    expect(batches.map(({ versions }) => versions)).toEqual([[1, 2, 3]]);
    batches[0]?.end.resolve([true, false, true]);
    expect(await Promise.all(went)).toEqual([true, false, true]);
  });

  it('gathers the next batch while one is on its way', async () => {
    const { batches, write } = slowDisk();
    const commit = groupCommit(write);
    void commit.append(entry(1));
    await aTurn();
    void commit.append(entry(2));
    await aTurn();
    void commit.append(entry(3));
    await aTurn();
    expect(batches.map(({ versions }) => versions)).toEqual([[1]]);
    batches[0]?.end.resolve([true]);
    await aTurn();
    expect(batches.map(({ versions }) => versions)).toEqual([[1], [2, 3]]);
  });

  it('writes no more at once than it may', async () => {
    const { batches, write } = slowDisk();
    const commit = groupCommit(write, { most: 2 });
    const went = [1, 2, 3, 4, 5].map((version) => commit.append(entry(version)));
    for (const many of [2, 2, 1]) {
      await aTurn();
      batches.at(-1)?.end.resolve(Array.from({ length: many }, () => true));
    }
    expect(await Promise.all(went)).toEqual([true, true, true, true, true]);
    expect(batches.map(({ versions }) => versions)).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('fails those in a batch that fails, and writes the next', async () => {
    const { batches, write } = slowDisk();
    const commit = groupCommit(write, { most: 1 });
    const [first, second] = [commit.append(entry(1)), commit.append(entry(2))];
    await aTurn();
    batches[0]?.end.reject(new Error('the disk is full'));
    await expect(first).rejects.toThrow('the disk is full');
    await aTurn();
    batches[1]?.end.resolve([true]);
    expect(await second).toBe(true);
  });

  it('is settled when nothing is on its way', async () => {
    const { batches, write } = slowDisk();
    const commit = groupCommit(write);
    await commit.settled();
    const went = commit.append(entry(1));
    let isSettled = false;
    const settled = commit.settled().then(() => {
      isSettled = true;
    });
    await aTurn();
    expect(isSettled).toBe(false);
    batches[0]?.end.resolve([true]);
    await Promise.all([settled, went]);
    expect(isSettled).toBe(true);
  });

  it('gathers rows that come fast, and lets a single one go at once', async () => {
    const { batches, write } = slowDisk();
    const commit = groupCommit(write, { between: () => 60_000 });
    const end = (index: number) => batches[index]?.end.resolve(batches[index].versions.map(() => true));
    // Eight rows tell how fast they come: the seven before wait for no others.
    for (let version = 1; version <= 7; version++) {
      const went = commit.append(entry(version));
      await aTurn();
      expect(batches).toHaveLength(version);
      end(version - 1);
      await went;
    }
    const late = Array.from({ length: 15 }, (_, index) => commit.append(entry(8 + index)));
    await aTurn();
    expect(batches).toHaveLength(7);
    // Sixteen rows wait no longer.
    late.push(commit.append(entry(23)));
    await expect.poll(() => batches.length).toBe(8);
    expect(batches[7]?.versions).toHaveLength(16);
    end(7);
    expect(await Promise.all(late)).toHaveLength(16);
  });

  it('gathers no longer once there is nothing to share the database with', async () => {
    const { batches, write } = slowDisk();
    const commit = groupCommit(write, { between: () => 0 });
    for (let version = 1; version <= 12; version++) {
      const went = commit.append(entry(version));
      await aTurn();
      expect(batches).toHaveLength(version);
      batches[version - 1]?.end.resolve([true]);
      await went;
    }
  });
});

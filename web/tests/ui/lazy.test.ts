import { describe, expect, test } from 'vitest';
import { late } from '../../src/ui/lazy.tsx';

describe('a part that comes later', () => {
  test('is fetched once, however often it is asked for', async () => {
    let fetched = 0;
    const part = late(async () => ({ number: ++fetched }));
    expect(part.part.value).toBeNull();
    const [one, other] = await Promise.all([part.load(), part.load()]);
    expect(one).toBe(other);
    expect(await part.load()).toBe(one);
    expect(part.part.value).toBe(one);
    expect(fetched).toBe(1);
  });

  test('says that it failed, and is fetched again when it is asked for again', async () => {
    let isOffline = true;
    const part = late(async () => {
      if (isOffline) throw new TypeError('no network');
      return { isThere: true };
    });
    await expect(part.load()).rejects.toThrow('no network');
    expect(part.hasFailed.value).toBe(true);
    expect(part.part.value).toBeNull();
    isOffline = false;
    const again = part.load();
    expect(part.hasFailed.value).toBe(false);
    expect(await again).toEqual({ isThere: true });
  });
});

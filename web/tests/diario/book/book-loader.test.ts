import { describe, expect, test } from 'vitest';
import { BookLoader } from '../../../src/games/diario/table/book/book-loader.ts';

/** A server whose answers are given by hand. */
function setUp() {
  const asked: string[] = [];
  const again: (() => void)[] = [];
  const server = { isReachable: true };
  const loader = new BookLoader({
    fetch: async (address) => {
      asked.push(address);
      if (!server.isReachable) throw new Error('offline');
      return { [`story.${address}`]: 'A title' };
    },
    later: (retry) => again.push(retry),
  });
  return { asked, again, server, loader };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the loader of the story book', () => {
  test('fetches each file once', async () => {
    const { asked, loader } = setUp();
    loader.want(['a', 'b']);
    loader.want(['b', 'c']);
    await settled();
    loader.want(['a']);
    expect(asked).toEqual(['a', 'b', 'c']);
    expect(loader.loaded.value.get('b')).toEqual({ 'story.b': 'A title' });
  });

  test('says of a file that it is missing, and tries again when it is worth it', async () => {
    const { asked, again, server, loader } = setUp();
    server.isReachable = false;
    loader.want(['a']);
    await settled();
    expect(loader.loaded.value.get('a')).toBe('missing');
    server.isReachable = true;
    for (const retry of again) retry();
    await settled();
    expect(loader.loaded.value.get('a')).toEqual({ 'story.a': 'A title' });
    expect(asked).toEqual(['a', 'a']);
  });
});

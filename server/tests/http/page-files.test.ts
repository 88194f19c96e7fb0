import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FileCache } from '../../src/http/pages/file-cache.ts';
import { PageFiles } from '../../src/http/pages/page-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigilia-files-'));
  mkdirSync(join(folder, 'assets/book/en-0123'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const MB = 2 ** 20;

/** A file of this size that takes no room on the disk. */
function fileOf(name: string, bytes: number): string {
  const path = join(folder, name);
  writeFileSync(path, name);
  truncateSync(path, bytes);
  return path;
}

describe('the folder of the page', () => {
  test('may hold a story book of any size: nothing of it is read at the start', () => {
    fileOf('assets/book/en-0123/story-a.json', 3_000 * MB);
    expect(new PageFiles(folder).has('assets/book/en-0123/story-a.json')).toBe(true);
  });

  test('is refused with more beside what is hashed than a page has', () => {
    fileOf('icon.png', 9 * MB);
    expect(() => new PageFiles(folder)).toThrow('more than a page');
  });
});

describe('a cache of files', () => {
  test('reads a file that many ask for at the same time once', async () => {
    const path = fileOf('story', 100);
    const cache = new FileCache(MB);
    const [one, other] = await Promise.all([cache.read(path), cache.read(path)]);
    expect(one).toBe(other);
    expect(await cache.read(path)).toBe(one);
  });

  test('reads no second copy of a file that is still being sent', async () => {
    const [path, another] = [fileOf('story', 100), fileOf('another', 100)];
    const cache = new FileCache(150);
    const sent = await cache.read(path);
    await cache.read(another);
    rmSync(path);
    expect(await cache.read(path)).toBe(sent);
  });

  test('fails for a file that is not there, and reads the next one', async () => {
    const path = fileOf('story', 100);
    const cache = new FileCache(MB);
    const read = [cache.read(join(folder, 'gone')), cache.read(path)];
    const [gone, story] = await Promise.allSettled(read);
    expect(gone).toMatchObject({ status: 'rejected', reason: { code: 'ENOENT' } });
    expect(story).toMatchObject({ status: 'fulfilled', value: { length: 100 } });
    await expect(cache.read(join(folder, 'gone'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

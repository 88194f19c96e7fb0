import { readFile } from 'node:fs/promises';
import { LruCache } from '../../limits/lru-cache.ts';

/** Reads files that never change, and remembers the latest up to a number of bytes. */
export class FileCache {
  private readonly latest: LruCache<Buffer>;
  /**
   * What has left the cache may still be on its way to slow readers. It is not read again meanwhile: there is one copy of a
   * file in memory, however many clients ask for it and read nothing.
   */
  private readonly alive = new Map<string, WeakRef<Buffer>>();
  private readonly reading = new Map<string, Promise<Buffer>>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.latest = new LruCache(most, ({ length }) => length);
  }

  /** The file at a path. */
  async read(path: string): Promise<Buffer> {
    const known = this.latest.get(path) ?? this.alive.get(path)?.deref();
    if (known === undefined) return this.reading.get(path) ?? this.readFromDisk(path);
    this.latest.set(path, known);
    return known;
  }

  /** One file after the other: however many are asked for, that takes one descriptor. */
  private readFromDisk(path: string): Promise<Buffer> {
    const read = async () => {
      const content = await readFile(path);
      this.latest.set(path, content);
      this.alive.set(path, new WeakRef(content));
      return content;
    };
    const coming = this.turn.then(read, read).finally(() => this.reading.delete(path));
    this.turn = coming;
    this.reading.set(path, coming);
    return coming;
  }
}

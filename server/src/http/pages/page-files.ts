import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { FileCache } from './file-cache.ts';

/** What is built has its hash in its name: under that name it never changes. */
export const HASHED = 'assets/';
/** The story book: a file for each story in each language, of which a game needs some tens. They are read when asked for. */
const READ_LATER = 'assets/book/';
/** As much as the book has in four languages, compressed as browsers take it. */
const MOST_READ_LATER = 4 * 1024 * 1024;
/** Beside what is hashed the page has some icons. A folder with more than this is some other folder. */
const MOST_NOT_HASHED = 8 * 1024 * 1024;
/** Compressed forms lie beside a file; a client that takes several gets the first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const NOT_ASKED_FOR: readonly string[] = ENCODINGS.map(([, suffix]) => suffix);

/** The files of the page. Only what was there at the start has a name: no other path is ever read. */
export class PageFiles {
  private readonly root: string;
  private readonly names = new Set<string>();
  private readonly kept = new Map<string, Buffer>();
  /** Of the files that are not hashed. */
  private readonly tags = new Map<string, string>();
  private readonly readLater = new FileCache(MOST_READ_LATER);

  constructor(root: string) {
    this.root = root;
    let bytes = 0;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(root.length + 1).replaceAll(sep, '/');
      this.names.add(name);
      if (name.startsWith(READ_LATER)) continue;
      const content = readFileSync(path);
      this.kept.set(name, content);
      if (name.startsWith(HASHED)) continue;
      this.tags.set(name, tagOf(content));
      bytes += content.length;
      if (bytes > MOST_NOT_HASHED) throw new Error('The folder of the page holds more than a page.');
    }
    this.names.delete('index.html');
  }

  notHashed(): string[] {
    return [...this.names].filter((name) => !name.startsWith(HASHED) && this.has(name));
  }

  has(name: string): boolean {
    return this.names.has(name) && !NOT_ASKED_FOR.includes(extname(name));
  }

  /** The encodings a file is there in, each with the suffix of that form. */
  encodingsOf(name: string): readonly (readonly [encoding: string, suffix: string])[] {
    return ENCODINGS.filter(([, suffix]) => this.names.has(name + suffix));
  }

  /** Weak: one tag for all encodings of the same file. A hashed name stands for what is in it. */
  tagOf(name: string): string {
    return this.tags.get(name) ?? tagOf(name);
  }

  /** What is in a file; null if it has gone since the start, as after a new build. */
  async read(name: string): Promise<Buffer | null> {
    const kept = this.kept.get(name);
    if (kept !== undefined) return kept;
    return this.readLater.read(join(this.root, name)).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ENOENT') return null;
      throw problem;
    });
  }
}

function tagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

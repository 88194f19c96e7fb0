import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { StoreLocation } from '../../src/store/open-store.ts';

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));

export interface Leasing {
  /** How long it counts as alive after it has said so, in milliseconds; the usual time without it. */
  readonly lease?: number;
}

/** A server in a process of its own. It loads its code at once and opens when it is told to. */
export class HostProcess {
  /** What it said went wrong. */
  readonly complaints: string[] = [];
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly gone: Promise<unknown>;
  private readonly subscriber: Promise<string>;

  /** `cache` is a folder where the code is kept as it was compiled, which halves the time to load it. */
  constructor(location: StoreLocation, cache: string, { lease }: Leasing = {}) {
    const where = 'url' in location ? location.url : location.data;
    this.child = spawn(process.execPath, [HOST, where, ...(lease === undefined ? [] : [`${lease}`])], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
      cwd: cache,
    });
    this.gone = once(this.child, 'exit');
    // It may be killed before it has read what it was told.
    this.child.stdin.on('error', () => {});
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.subscriber = promise;
    createInterface(this.child.stdout).on('line', (line) => {
      const { address } = JSON.parse(line);
      if (typeof address === 'string') resolve(address);
      else this.complaints.push(line);
    });
    promise.catch(() => {});
    void this.gone.then(() => reject(new Error(`the server did not start: ${this.complaints.join('\n')}`)));
  }

  /** Opens at a port, and gives its address. */
  async open(port: number): Promise<string> {
    this.child.stdin.write(`${port}\n`);
    return this.subscriber;
  }

  /** Kills it as a power cut would, whatever it is doing. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }
}

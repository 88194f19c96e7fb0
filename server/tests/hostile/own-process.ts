import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const WITH_LIMITS = 'eval "ulimit $0" && exec "$@"';

export const LARGEST = '/assets/largest.js';

/** A server in a process of its own, under the ordinary limits, whose memory can be read from outside. */
export class OwnProcess {
  readonly address: string;
  private readonly child: ChildProcess;
  private readonly folder: string;

  private constructor(address: string, child: ChildProcess, folder: string) {
    this.address = address;
    this.child = child;
    this.folder = folder;
  }

  /** `ulimit` holds the arguments of the command of that name, as in `-n 200`; `fileBytes` is the size of a page's file. */
  static async start({ ulimit = '-c 0', fileBytes = 250_000 } = {}): Promise<OwnProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'vigilia-own-'));
    const pages = join(folder, 'pages');
    mkdirSync(join(pages, 'assets'), { recursive: true });
    writeFileSync(join(pages, 'index.html'), '<!doctype html>');
    writeFileSync(join(pages, LARGEST), 'x'.repeat(fileBytes));
    const args = ['-c', WITH_LIMITS, ulimit, process.execPath, PROGRAM, join(folder, 'data'), pages];
    const child = spawn('/bin/sh', args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return new OwnProcess(said.toString().trim(), child, folder);
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Memory in use now, in bytes. */
  get resident(): number {
    return this.status('VmRSS');
  }

  /** The most memory that was ever in use, in bytes. */
  get peak(): number {
    return this.status('VmHWM');
  }

  async isHealthy(): Promise<boolean> {
    return (await fetch(`${this.address}/health`)).ok;
  }

  async stop(): Promise<void> {
    const gone = this.isAlive ? once(this.child, 'exit') : null;
    this.child.kill('SIGKILL');
    await gone;
    rmSync(this.folder, { recursive: true });
  }

  private status(name: string): number {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(
      readFileSync(`/proc/${this.child.pid}/status`, 'utf8'),
    );
    return Number(found?.[1]) * 1024;
  }
}

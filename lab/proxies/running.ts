// cspell:ignore addext keyout paramgen pkeyopt
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { GENEROUS } from '@vigilia/server/testing/limits';
import { root, stop } from '@vigilia/tools/root';
import { systemProgram } from '@vigilia/tools/system-program';
import type { Places, ProxyProgram } from './configurations.ts';

const REASON = 'npm run lab:proxies needs';
const VIGILIA = join(root, 'cli/bin/vigilia.mjs');
/** How often to look whether a program answers, in milliseconds. */
const AGAIN = 100;

/** A program that listens, until it is stopped. */
export class Running {
  private readonly child: ChildProcess;
  private readonly gone: Promise<unknown>;
  private said = '';

  constructor(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    this.gone = once(this.child, 'exit');
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk) => {
        this.said += chunk;
      });
  }

  /** Waits until it answers at this address, whatever the answer. */
  async answers(address: string): Promise<void> {
    for (;;) {
      if (this.child.exitCode !== null) stop(`${this.child.spawnfile} has ended: ${this.said}`);
      if (
        await fetch(address).then(
          () => true,
          () => false,
        )
      )
        return;
      await wait(AGAIN);
    }
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.child.kill(signal);
    await this.gone;
  }
}

/** `vigilia serve` behind a proxy, as `docs/operate.md` says to start it. */
export async function startVigilia(
  { folder, port: proxy }: Pick<Places, 'folder' | 'port'>,
  { port, database }: { readonly port: number; readonly database: string },
): Promise<Running> {
  const limits = join(folder, 'limits.json');
  writeFileSync(limits, JSON.stringify(GENEROUS));
  const told = ['--behind-proxy', '--public', `https://localhost:${proxy}`, '--limits', limits];
  const args = [VIGILIA, 'serve', '--port', `${port}`, ...told];
  const running = new Running(process.execPath, args, { DATABASE_URL: database });
  await running.answers(`http://127.0.0.1:${port}/health`);
  return running;
}

export async function startProxy(proxy: ProxyProgram, places: Places): Promise<Running> {
  const file = join(places.folder, `${proxy.name}.conf`);
  writeFileSync(file, proxy.configuration(places));
  const program = systemProgram(proxy.name, REASON);
  // Caddy keeps a folder of its own there.
  const env = { HOME: places.folder, XDG_DATA_HOME: places.folder, XDG_CONFIG_HOME: places.folder };
  const running = new Running(program, proxy.argumentsFor(file), env);
  await running.answers(`https://localhost:${places.port}/health`);
  return running;
}

/** Makes a certificate for `localhost` in the folder, which this process trusts from now on. */
export function makeCertificate(folder: string): Pick<Places, 'certificate' | 'key'> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync(systemProgram('openssl', REASON), args, { encoding: 'utf8' });
  if (status !== 0) stop(`openssl made no certificate: ${stderr}`);
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  return { certificate, key };
}

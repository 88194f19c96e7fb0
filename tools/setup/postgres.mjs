import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresPrograms } from './postgres/programs.mjs';
import { postgresUser } from './postgres/user.mjs';
import { stop } from './root.mjs';

const guard = fileURLToPath(new URL('./postgres/guard.mjs', import.meta.url));

/** @typedef {{ url: string, stop: () => Promise<void> }} Cluster */

/**
 * Starts a PostgreSQL for tests. It keeps its data in a temporary folder, removes the folder when it stops, and writes
 * to disk as safely as any other.
 * @returns {Promise<Cluster>}
 */
export async function startPostgres() {
  const { initdb, postgres } = postgresPrograms();
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'vigilia-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid && user.gid) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);

  const making = ['-D', data, '-U', 'vigilia', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  // No need to wait for the disk here: a cluster that is lost while it is made is made again.
  const choices = ['--no-sync', '-E', 'UTF8', '--no-locale'];
  const made = spawnSync(initdb, [...making, ...choices], { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true });
    stop(`PostgreSQL could not make a cluster for the tests: ${made.stderr ?? made.error}`);
  }
  const port = await freePort();
  const options = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 100 };
  const args = [
    '-D',
    data,
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const running = spawn(process.execPath, [guard, JSON.stringify({ postgres, args, user, folder })], {
    // Out of reach of a Ctrl-C, which would end it before the tests that use it.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await readiness(running);
  return {
    url: `postgres://vigilia:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      const gone = once(running, 'exit');
      running.stdin.end();
      await gone;
    },
  };
}

/** @param {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, import('node:stream').Readable, null>} running */
async function readiness(running) {
  let said = '';
  for await (const words of running.stdout.iterator({ destroyOnReturn: false })) {
    said += words;
    if (said.includes('ready to accept connections')) {
      running.stdout.resume();
      return;
    }
  }
  stop(`PostgreSQL did not start for the tests: ${said}`);
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port to listen on.');
  return address.port;
}

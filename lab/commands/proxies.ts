/**
 * `npm run lab:proxies -- [--tables 24] [--only nginx]`: takes the configurations of nginx and Caddy out of
 * `docs/operate.md`, starts each with one process of the server on PostgreSQL and with two, and plays whole games through it
 * over HTTPS; with two it kills one in the middle of other games. It fails if a game does not end, the server is not told the
 * name that people type, HSTS is missing, `/metrics` is open, or a socket is at another process than its table. It installs
 * missing programs from Debian, which may start them as services of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freshDatabase } from '@vigilia/server/testing';
import { freePort } from '@vigilia/tools/free-port';
import { startPostgres } from '@vigilia/tools/postgres';
import { stop } from '@vigilia/tools/root';
import { countOf } from '../options.ts';
import { PROXIES, type ProxyProgram } from '../proxies/configurations.ts';
import { type Played, playThrough } from '../proxies/play.ts';
import { makeCertificate, type Running, startProxy, startVigilia } from '../proxies/running.ts';

const { values } = parseArgs({
  options: { tables: { type: 'string', default: '24' }, only: { type: 'string' } },
});
const tables = countOf('tables', values.tables);
const chosen = PROXIES.filter(({ name }) => values.only === undefined || values.only === name);
if (chosen.length === 0) stop(`--only takes ${PROXIES.map(({ name }) => name).join(' or ')}: ${values.only}`);

/** Ports are looked for from here on. */
const FIRST_PORT = 18_011;

const cluster = await startPostgres();
process.env.VIGILIA_TEST_POSTGRES = cluster.url;
const folder = mkdtempSync(join(tmpdir(), 'vigilia-proxies-'));
const { certificate, key } = makeCertificate(folder);
try {
  for (const program of chosen) for (const processes of [1, 2]) await check(program, processes);
} finally {
  rmSync(folder, { recursive: true });
  await cluster.stop();
}

async function check(program: ProxyProgram, processes: number): Promise<void> {
  const port = await freePort(FIRST_PORT);
  const ports: number[] = [];
  while (ports.length < processes) ports.push(await freePort((ports.at(-1) ?? port) + 1));
  const places = { port, processes: ports, certificate, key, folder };
  const { location, remove } = await freshDatabase();
  const running: Running[] = [];
  try {
    for (const own of ports) running.push(await startVigilia(places, { port: own, database: location.url }));
    const [first] = running;
    running.push(await startProxy(program, places));
    const play = async (what: string, lose?: () => Promise<void>) =>
      tell(
        `${program.name}, ${what}`,
        await playThrough(`https://localhost:${port}`, { ports, tables, ...(lose && { lose }) }),
      );
    await play(processes === 1 ? 'one process' : `${processes} processes`);
    if (processes > 1) await play('one of them is lost', async () => first?.end('SIGKILL'));
  } finally {
    for (const each of running) await each.end();
    await remove();
  }
}

function tell(what: string, { complaints, ...counts }: Played): void {
  console.log(`${what}: ${JSON.stringify(counts)}`);
  for (const complaint of complaints) console.log(`  ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
}

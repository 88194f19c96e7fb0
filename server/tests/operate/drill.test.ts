import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { gather } from '../play/gather.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import { TestServers } from '../play/test-servers.ts';
import { freshDatabase, freshFolder, query } from '../store/databases.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(`${root}/docs/operate.md`, 'utf8');
const [POSTGRES = '', SQLITE = ''] = [...PAGE.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines]) => lines);
const ANSWERS = 20;

/** Follows a drill to its end, or to the first line that fails, beside a server with a game in play. */
async function follow(lines: string, servers: TestServers, env: NodeJS.ProcessEnv): Promise<string> {
  const { address } = await servers.open();
  const players = await gather(address, { game: '011', seats: 4 });
  await playOn(players, botChoice, { isEnough: () => players.some(({ answers }) => answers >= ANSWERS) });
  const { stdout } = await promisify(execFile)('sh', ['-euc', lines], {
    cwd: root,
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  for (const player of players) player.leave();
  return stdout;
}

describe.skipIf(process.platform === 'win32')('the drill of docs/operate.md', () => {
  test('on PostgreSQL finds every table whole, and leaves nothing behind', async () => {
    const servers = await TestServers.at({}, freshDatabase);
    const url = 'url' in servers.location ? servers.location.url : '';
    onTestFinished(async () => void (await query(url, 'DROP DATABASE IF EXISTS drill')));
    expect(await follow(POSTGRES, servers, { DATABASE_URL: url })).toMatch(
      /1 table, \d+ rows: all of it is whole/,
    );
    expect(await query(url, "SELECT 1 FROM pg_database WHERE datname = 'drill'")).toEqual([]);
  });

  test('with SQLite finds every table whole', async () => {
    const servers = await TestServers.at({}, freshFolder);
    const DATA = 'data' in servers.location ? servers.location.data : '';
    const told = await follow(SQLITE, servers, { DATA, DATABASE_URL: '' });
    expect(told).toMatch(/1 table, \d+ rows: all of it is whole/);
  });
});

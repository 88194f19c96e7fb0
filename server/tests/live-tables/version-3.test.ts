import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '../../src/protocol/from-server.ts';
import { anyChoice, playOn } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { startTestServer, type TestServer } from '../play/test-server.ts';
import { Visitor } from '../play/visitor.ts';

// Tables of Diario that the server of version 3 of its rules has written.
const fixtures = new URL('../../../fixtures/rules-3/server/', import.meta.url);
const { tables, people } = JSON.parse(readFileSync(new URL('tables.json', fixtures), 'utf8')) as {
  tables: Record<string, string>;
  people: Record<string, string[]>;
};
const GOES_ON = { began: 3, now: 4, stopped: null };

let data: string;
let server: TestServer;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'vigilia-version-3-'));
  writeFileSync(join(data, 'vigilia.db'), gunzipSync(readFileSync(new URL('vigilia.db.gz', fixtures))));
  server = await startTestServer({ data });
});

afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
});

const cardOf = (name: string) => new Visitor(server.address).get<Card>('GET', `/tables/${tables[name]}`);

/** The log of a table as the database holds it. */
function entriesOf(name: string): unknown[] {
  const database = new DatabaseSync(join(data, 'vigilia.db'), { readOnly: true });
  const rows = database
    .prepare('SELECT * FROM entries WHERE table_id = ? ORDER BY version')
    .all(String(tables[name]));
  database.close();
  return rows;
}

async function comeBack(name: string): Promise<Player[]> {
  const players = (people[name] ?? []).map((cookie) => {
    const player = new Player(server.address);
    player.cookie = cookie;
    return player;
  });
  for (const player of players) await player.come(tables[name]);
  return players;
}

test('a table whose voices were all heard goes on, says so, and is played to its end', async () => {
  expect(await cardOf('diario-heard-middle')).toMatchObject({ phase: 'playing', rules: GOES_ON });
  const players = await comeBack('diario-heard-middle');
  expect(players.map(({ card }) => card?.rules)).toEqual([GOES_ON, GOES_ON]);
  await playOn(players, anyChoice);
  for (const player of players) player.leave();
  expect(await cardOf('diario-heard-middle')).toMatchObject({ phase: 'over', rules: GOES_ON });
});

test('a table that ended without a guard is over as before', async () => {
  expect(await cardOf('diario-unguarded-over')).toMatchObject({ phase: 'over', rules: GOES_ON });
});

test.each(['diario-unguarded-over', 'diario-packed-over'])(
  '%s is over, shows where it stands, and its record names both versions',
  async (name) => {
    expect(await cardOf(name)).toMatchObject({ phase: 'over', rules: { began: 3, now: 4 } });
    const players = await comeBack(name);
    const [player] = players as [Player];
    expect(players.flatMap(({ asks }) => asks)).toEqual([]);
    expect(Object.keys(player.view).length).toBeGreaterThan(0);
    const headers = { cookie: String(player.cookie) };
    const response = await fetch(`${server.address}/api/tables/${tables[name]}/record`, { headers });
    for (const each of players) each.leave();
    expect(response.status).toBe(200);
    expect(JSON.parse((await response.text()).split('\n')[0] ?? '')).toMatchObject({ rules: 4, began: 3 });
  },
);

test('a table where people still gather begins under the present version', async () => {
  expect(await cardOf('diario-gathering')).toMatchObject({ phase: 'gathering', rules: null });
});

describe.each([
  ['diario-unheard-middle', 'LEAD-1', 'refusal.unheard'],
  ['diario-packed-middle', 'SCAV-2', 'refusal.never-packed'],
  ['diario-packed-over', 'SCAV-2', 'refusal.never-packed'],
])('%s, with a choice that %s now forbids', (name, clause, key) => {
  test('says which choice and why, takes no answer and writes nothing', async () => {
    const before = entriesOf(name);
    const players = await comeBack(name);
    const [first] = players as [Player];
    expect(first.card).toMatchObject({
      phase: 'over',
      rules: { began: 3, now: 4, stopped: { clause, reason: { key }, at: { number: first.answers + 1 } } },
    });
    expect(first.asked).toEqual([]);
    for (const message of [
      { type: 'choose', version: first.version, line: 'hear' },
      { type: 'undo', version: first.version },
      { type: 'ask-undo', version: first.version, backTo: 0 },
    ])
      expect(await first.do(message)).toMatchObject({ type: 'refused', reason: { key: 'version.stopped' } });
    for (const player of players) player.leave();
    expect(entriesOf(name)).toEqual(before);
  });

  test('leads its people to a new table, of the present version', async () => {
    const [player] = (await comeBack(name)) as [Player];
    const next = await player.get<Card>('POST', `/tables/${tables[name]}/rematch`);
    expect(next).toMatchObject({ phase: 'gathering', rules: null });
    player.leave();
  });
});

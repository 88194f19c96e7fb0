import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card } from '../../src/protocol/from-server.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { startTestServer, type TestServer } from '../play/test-server.ts';
import { Visitor } from '../play/visitor.ts';

// Tables of 011 that the server of version 2 of its rules has written.
const fixtures = new URL('../../../fixtures/rules-2/server/', import.meta.url);
const { tables, people } = JSON.parse(readFileSync(new URL('tables.json', fixtures), 'utf8')) as {
  tables: Record<string, string>;
  people: Record<string, string[]>;
};
const GOES_ON = { began: 2, now: 3, stopped: null };

let data: string;
let server: TestServer;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'vigilia-version-2-'));
  writeFileSync(join(data, 'vigilia.db'), gunzipSync(readFileSync(new URL('vigilia.db.gz', fixtures))));
  server = await startTestServer({ data });
});

afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
});

const cardOf = (name: string) => new Visitor(server.address).get<Card>('GET', `/tables/${tables[name]}`);

async function comeBack(name: string): Promise<Player[]> {
  const players = (people[name] ?? []).map((cookie) => {
    const player = new Player(server.address);
    player.cookie = cookie;
    return player;
  });
  for (const player of players) await player.come(tables[name]);
  return players;
}

test('a table in which the Organ stands goes on, says so, and is played to its end', async () => {
  expect(await cardOf('011-organ-middle')).toMatchObject({ phase: 'playing', rules: GOES_ON });
  const players = await comeBack('011-organ-middle');
  expect(players[0]?.view).toMatchObject({ organ: expect.any(String) });
  await playOn(players, botChoice);
  for (const player of players) player.leave();
  expect(await cardOf('011-organ-middle')).toMatchObject({ phase: 'over', rules: GOES_ON });
});

test('HOUR-3 a table that asked for discards at the end of Hour XI is over, and asks no player', async () => {
  const players = await comeBack('011-late-middle');
  expect(players.map(({ asks }) => asks.length)).toEqual([0, 0, 0]);
  expect(players[0]?.view).toMatchObject({ over: { how: 'ragnarok' } });
  for (const player of players) player.leave();
  expect(await cardOf('011-late-middle')).toMatchObject({ phase: 'over', rules: GOES_ON });
});

test.each(['011-late-over', '011-organ-over'])('%s is over as before, and its record holds', async (name) => {
  expect(await cardOf(name)).toMatchObject({ phase: 'over', rules: GOES_ON });
  const [player] = (await comeBack(name)) as [Player];
  const headers = { cookie: String(player.cookie) };
  const response = await fetch(`${server.address}/api/tables/${tables[name]}/record`, { headers });
  player.leave();
  expect(response.status).toBe(200);
  expect(JSON.parse((await response.text()).split('\n')[0] ?? '')).toMatchObject({ rules: 3, began: 2 });
});

test('a table whose log was changed is refused, though its rules are earlier ones', async () => {
  await server.stop();
  const database = new DatabaseSync(join(data, 'vigilia.db'));
  const changed = database
    .prepare(
      `UPDATE entries SET body = replace(body, '"choice":"pass"', '"choice":"bid I 40"') WHERE table_id = ?`,
    )
    .run(String(tables['011-late-over']));
  database.close();
  server = await startTestServer({ data });
  expect(changed.changes).toBeGreaterThan(0);
  const { status, body } = await new Visitor(server.address).ask('GET', `/tables/${tables['011-late-over']}`);
  expect([status, body]).toMatchObject([409, { reason: { key: 'refusal.chain' } }]);
});

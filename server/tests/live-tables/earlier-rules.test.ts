import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import type { Refusal } from '@vigilia/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoadedTable } from '../../src/live-tables/loaded-table.ts';
import { Tables } from '../../src/live-tables/tables.ts';
import type { Card } from '../../src/protocol/from-server.ts';
import { openStore } from '../../src/store/open-store.ts';
import { games } from '../play/games.ts';
import { anyChoice, playOn } from '../play/play-on.ts';
import { Player } from '../play/player.ts';
import { startTestServer, type TestServer } from '../play/test-server.ts';
import { Visitor } from '../play/visitor.ts';

const fixtures = new URL('../../../fixtures/rules-1/server/', import.meta.url);
const { tables, people } = JSON.parse(readFileSync(new URL('tables.json', fixtures), 'utf8')) as {
  tables: Record<string, string>;
  people: Record<string, string[]>;
};

let data: string;
let server: TestServer;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'vigilia-earlier-'));
  writeFileSync(join(data, 'vigilia.db'), gunzipSync(readFileSync(new URL('vigilia.db.gz', fixtures))));
  server = await startTestServer({ data });
});

afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
});

const idOf = (name: string) => tables[name] ?? '';

/** Everything the database holds of a table that must never be written again. */
function writtenOf(name: string): unknown[] {
  const database = new DatabaseSync(join(data, 'vigilia.db'), { readOnly: true });
  const all = (sql: string) => database.prepare(sql).all(idOf(name));
  const written = [
    all('SELECT * FROM tables WHERE id = ?'),
    all('SELECT * FROM entries WHERE table_id = ? ORDER BY version'),
    all('SELECT * FROM snapshots WHERE table_id = ?'),
  ];
  database.close();
  return written;
}

/** The people who sat at a table when it was played under version 1. */
async function comeBack(name: string): Promise<Player[]> {
  const cookies = people[name] ?? [];
  const players = cookies.map((cookie) => {
    const player = new Player(server.address);
    player.cookie = cookie;
    return player;
  });
  for (const player of players) await player.come(idOf(name));
  return players;
}

describe('a table of 011 of version 1 whose choices are legal under version 3', () => {
  const name = '011-straight-middle';
  const present = 3;

  test('goes on, says so, and is played to its end', async () => {
    const visitor = new Visitor(server.address);
    const before = await visitor.get<Card>('GET', `/tables/${idOf(name)}`);
    expect(before).toMatchObject({ phase: 'playing', rules: { began: 1, now: present, stopped: null } });
    const players = await comeBack(name);
    const [first] = players;
    expect(first?.card?.rules).toEqual({ began: 1, now: present, stopped: null });
    await playOn(players, anyChoice);
    for (const player of players) player.leave();
    const after = await visitor.get<Card>('GET', `/tables/${idOf(name)}`);
    expect(after).toMatchObject({ phase: 'over', rules: { began: 1, now: present, stopped: null } });
  });

  test('leaves the snapshot of version 1 alone until it has gone on, and trusts only one of the present version', async () => {
    await server.stop();
    const store = await openStore({ data });
    let now = Date.now();
    const reopen = () => new Tables({ games, store, now: () => now });
    const versionOf = async () =>
      JSON.parse(String((await store.log.snapshot(idOf(name)))?.body)).play.rules?.now;
    const tables = reopen();
    await tables.find(idOf(name));
    now += 3_600_000;
    tables.unloadIdle();
    expect(await versionOf()).toBeUndefined();
    const table = 'x'.repeat(22);
    const again = reopen();
    await again.run((await again.find(idOf(name))) as LoadedTable, () => ({
      by: null,
      facts: [{ fact: 'rematched', table }],
    }));
    now += 3_600_000;
    again.unloadIdle();
    expect(await versionOf()).toBe(present);
    expect((await reopen().find(idOf(name)))?.table).toMatchObject({
      phase: 'over',
      rematch: table,
      play: { header: { rules: 1 }, stopped: null },
    });
    await store.close();
    server = await startTestServer({ data });
  });
});

describe.each([
  ['011-crooked-middle', 'TURN-3', 'refusal.ability-first', 'card', 3],
  ['011-crooked-over', 'TURN-3', 'refusal.ability-first', 'card', 3],
  ['diario-straight-middle', 'SCAV-2', 'refusal.never-packed', 'pack', 4],
  ['diario-crooked-middle', 'DUSK-1', 'refusal.enough-water', 'thirst', 4],
  ['diario-crooked-over', 'DUSK-1', 'refusal.enough-water', 'thirst', 4],
])('%s, a table of version 1 with a choice that %s now forbids', (name, clause, key, verb, now) => {
  test('says which choice and why, shows where it stands, takes no answer and writes nothing', async () => {
    const before = writtenOf(name);
    const players = await comeBack(name);
    const [first] = players as [Player];
    expect(first.card).toMatchObject({
      phase: 'over',
      rules: { began: 1, now, stopped: { clause, reason: { key }, at: { number: first.answers + 1 } } },
    });
    expect(first.card?.rules?.stopped?.at?.choice).toMatch(new RegExp(`^${verb} `));
    expect(Object.keys(first.view).length).toBeGreaterThan(0);
    expect(first.asked).toEqual([]);
    for (const message of [
      { type: 'choose', version: first.version, line: 'pass' },
      { type: 'why', line: 'pass' },
      { type: 'undo', version: first.version },
      { type: 'ask-undo', version: first.version, backTo: 0 },
    ]) {
      expect(await first.do(message)).toMatchObject({ type: 'refused', reason: { key: 'version.stopped' } });
    }
    for (const player of players) player.leave();
    expect(writtenOf(name)).toEqual(before);
  });

  test('is in its players’ list as one that waits for no player, and has its history up to there', async () => {
    const [player] = (await comeBack(name)) as [Player];
    const { tables: mine } = await player.get<{ tables: { card: Card; yourTurn: boolean }[] }>(
      'GET',
      '/me/tables',
    );
    expect(mine).toMatchObject([{ card: { id: idOf(name) }, yourTurn: false }]);
    const { deeds } = await player.get<{ deeds: { answers: number }[] }>(
      'GET',
      `/tables/${idOf(name)}/story`,
    );
    expect(Math.max(...deeds.map(({ answers }) => answers))).toBe(player.answers);
    player.leave();
  });

  test('leads its people to a new table, of the present version', async () => {
    const [player] = (await comeBack(name)) as [Player];
    const next = await player.get<Card>('POST', `/tables/${idOf(name)}/rematch`);
    expect(next).toMatchObject({ phase: 'gathering', rules: null });
    player.leave();
    const again = await new Visitor(server.address).get<Card>('GET', `/tables/${idOf(name)}`);
    expect(again.rematch).toBe(next.id);
  });
});

test('a finished table of version 1 that is legal throughout is over as before', async () => {
  const card = await new Visitor(server.address).get<Card>('GET', `/tables/${idOf('011-straight-over')}`);
  expect(card).toMatchObject({ phase: 'over', rules: { began: 1, now: 3, stopped: null } });
});

test('a table where people still gather begins under the present version', async () => {
  const card = await new Visitor(server.address).get<Card>('GET', `/tables/${idOf('011-gathering')}`);
  expect(card).toMatchObject({ phase: 'gathering', rules: null });
});

test('a table of a later version is refused with a sentence, and its log stays as it is', async () => {
  await server.stop();
  const name = '011-straight-over';
  const database = new DatabaseSync(join(data, 'vigilia.db'));
  database
    .prepare(`UPDATE entries SET body = replace(body, '"rules":1', '"rules":4') WHERE table_id = ?`)
    .run(idOf(name));
  database.close();
  server = await startTestServer({ data });
  const before = writtenOf(name);
  const { status, body } = await new Visitor(server.address).ask('GET', `/tables/${idOf(name)}`);
  expect(status).toBe(409);
  expect((body as Refusal).reason).toEqual({ key: 'refusal.other-rules', vars: { rules: 4 } });
  expect(writtenOf(name)).toEqual(before);
});

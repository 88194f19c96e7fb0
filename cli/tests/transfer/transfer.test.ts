import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp } from '../command.ts';
import { endAll, served } from '../serve/server.ts';

interface Card {
  readonly id: string;
  readonly commitment: string;
}

/** Opens a table as a browser does: a cookie first, and the origin with every request. */
async function openTable(address: string): Promise<Card> {
  const post = (path: string, body: object, cookie: string) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...(cookie === '' ? {} : { cookie }) },
      body: JSON.stringify(body),
    });
  const known = await post('/me', {}, '');
  const cookie = known.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const reply = await post('/tables', { game: '011', seats: 4 }, cookie);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Card;
}

/** The folder of a stopped server with one table. */
async function houseWithTable(): Promise<{ readonly data: string; readonly card: Card }> {
  const data = temporary('data');
  const { address, child, end } = await served(['--data', data]);
  const card = await openTable(address);
  child.kill('SIGTERM');
  await end;
  return { data, card };
}

const { DATABASE_URL: surroundings } = process.env;

beforeAll(() => {
  // The environment may name a database of its own.
  process.env.DATABASE_URL = '';
});

afterAll(() => {
  if (surroundings !== undefined) process.env.DATABASE_URL = surroundings;
  endAll();
  tidyUp();
});

test('moves a table to another server by a file, once and unchanged', async () => {
  const { data, card } = await houseWithTable();
  const file = temporary('table.jsonl');
  // An id may begin with a dash.
  const exporting = ['export', '--data', data, '--lang', 'en', '--', card.id, file];
  const exported = await called(exporting);
  expect(exported).toMatchObject({ code: 0, err: '' });
  expect(exported.out).toContain(`The table is in ${file}.`);
  // Readable by its owner only, and never overwriting another file.
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await called(exporting);
  expect(again).toEqual({ code: 1, out: '', err: `There is a file ${file} already: name another one.\n` });

  const elsewhere = temporary('elsewhere');
  const imported = await called(['import', file, '--data', elsewhere]);
  expect(imported).toEqual({ code: 0, err: '', out: `The table is set up: ${card.id}\n` });
  const twice = await called(['import', file, '--data', elsewhere]);
  expect(twice.code).toBe(1);
  expect(twice.err).toContain('This table is here already.');
  const printed = await called(['export', '--data', elsewhere, '--lang', 'en', '--', card.id]);
  expect(printed).toEqual({ code: 0, err: '', out: readFileSync(file, 'utf8') });

  const { address } = await served(['--data', elsewhere]);
  const shown = await fetch(`${address}/api/tables/${card.id}`);
  expect(await shown.json()).toMatchObject({ id: card.id, commitment: card.commitment });
});

describe('rejects', () => {
  test('an unknown table', async () => {
    const data = temporary('data');
    const { code, out, err } = await called(['export', 'AAAAAAAAAAAAAAAAAAAAAA', '--data', data]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`There is no table of this id in ${data}.\n`);
  });

  test('a missing file, and a file that is not a table', async () => {
    const data = temporary('data');
    const none = await called(['import', 'no-such-file.jsonl', '--data', data]);
    expect(none).toMatchObject({ code: 1, err: 'There is no file no-such-file.jsonl.\n' });
    const file = temporary('table.jsonl');
    writeFileSync(file, '{"vigilia":1}\n');
    const other = await called(['import', file, '--data', data]);
    expect(other.code).toBe(1);
    expect(other.err).toContain(`${file} cannot be set up as a table. Line 1`);
  });

  test('a table of a server that is running on its folder', async () => {
    const data = temporary('data');
    await served(['--data', data]);
    const { code, err } = await called(['export', 'AAAAAAAAAAAAAAAAAAAAAA', '--data', data]);
    expect(code).toBe(1);
    expect(err).toContain('Another Vigilia is running');
  });
});

describe('what was changed by hand', () => {
  type Line = Record<string, unknown> & { table: Record<string, unknown> };
  let house: string;
  let id: string;
  let lines: Line[];
  beforeAll(async () => {
    const { data, card } = await houseWithTable();
    house = data;
    id = card.id;
    const { out } = await called(['export', '--data', house, '--lang', 'en', '--', id]);
    lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  });

  /** What is said of a file of these lines; nothing of it may be written. */
  async function refusedWith(changed: readonly object[]): Promise<string> {
    const file = temporary('table.jsonl');
    const data = temporary('data');
    writeFileSync(file, changed.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const { code, out, err } = await called(['import', file, '--data', data]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const database = new DatabaseSync(join(data, 'vigilia.db'));
    expect(database.prepare('SELECT * FROM entries').all()).toEqual([]);
    database.close();
    return err;
  }
  const withHeader = (header: object) => [{ ...lines[0], ...header }, ...lines.slice(1)];
  const withTable = (table: object) => withHeader({ table: { ...lines[0]?.table, ...table } });

  test('a file is rejected where its log does not replay', async () => {
    const act = { by: 0, facts: [{ fact: 'chose', seat: 0, choice: 'pass' }] };
    const refused = await refusedWith([...withHeader({ rows: 2 }), { version: 2, at: 1, act }]);
    expect(refused).toContain('This table cannot be played: the log does not replay');
  });

  test('a file is rejected where its header does not fit its log', async () => {
    const others = { game: 'diario', phase: 'over', host: 'another', isPublic: true, openedAt: 5 };
    const all = 'its header does not fit its log: game, isPublic, openedAt, phase, host.';
    expect(await refusedWith(withTable(others))).toContain(all);
    expect(await refusedWith(withTable({ phase: 'over' }))).toContain('its log: phase.');
  });

  test('a file is rejected with talk that cannot be read, and with talk or an order of no seat', async () => {
    const saying = (body: string) => [...withHeader({ said: 1 }), { number: 1, at: 1, body }];
    expect(await refusedWith(saying('hello'))).toContain('Line 3 of this file cannot be read');
    const far = JSON.stringify({ seat: 9, name: 'Ada', words: 'hello', key: 'the-key-of-it' });
    expect(await refusedWith(saying(far))).toContain('a seat talks that it does not have');
    const ordering = [...withHeader({ orders: 1 }), { seat: 9, order: 'pass' }];
    expect(await refusedWith(ordering)).toContain('an order of a seat');
  });

  test('a file is rejected with what no server writes', async () => {
    const saying = (talk: object) =>
      refusedWith([
        ...withHeader({ said: 1 }),
        { number: 1, at: 1, body: JSON.stringify({ seat: 0, name: 'Ada', key: 'the-key-of-it', ...talk }) },
      ]);
    for (const talk of [{ words: 'x'.repeat(501) }, { phrase: 'no-such-phrase' }, { words: 'a\u202eb' }, {}])
      expect(await saying(talk)).toContain('no server keeps talk like that');
    expect(await refusedWith(withTable({ id: '../../etc/passwd' }))).toContain('its id is none');
    const withFact = (fact: object) =>
      refusedWith([...withHeader({ rows: 2 }), { version: 2, at: 1, act: { by: null, facts: [fact] } }]);
    const ada = { identity: 'A'.repeat(22), name: 'Ada', colour: 'amber', symbol: 'anchor' };
    for (const sitter of [
      { ...ada, name: 'A'.repeat(5_000) },
      { ...ada, name: 'A\u202eda' },
      { ...ada, colour: 'no-such-colour' },
      { ...ada, symbol: 'no-such-symbol' },
      { ...ada, more: 1 },
      { bot: 'b'.repeat(5_000) },
    ])
      expect(await withFact({ fact: 'sat', seat: 0, sitter })).toContain('version 2 of its log');
    expect(await withFact({ fact: 'no-such-fact' })).toContain('version 2 of its log');
    const [header, opening] = lines as unknown as [object, { act: { facts: [{ setting: object }] } }];
    const [opened] = opening.act.facts;
    for (const setting of [{ talk: 'everything' }, { seats: 5_000 }, { more: 1 }]) {
      const facts = [{ ...opened, setting: { ...opened.setting, ...setting } }];
      const changed = [header, { ...opening, act: { ...opening.act, facts } }];
      expect(await refusedWith(changed)).toContain('version 1 of its log');
    }
  });

  test('check compares every index with its table, which no other opening does', async () => {
    const change = (work: (database: DatabaseSync) => void) => {
      const database = new DatabaseSync(join(house, 'vigilia.db'), { defensive: false });
      database.exec('PRAGMA writable_schema = ON');
      work(database);
      database.close();
    };
    // A row changes while SQLite does not know of the index.
    let index: Record<string, string> = {};
    change((database) => {
      index = database.prepare("SELECT * FROM sqlite_schema WHERE name = 'tables_by_host'").get() as never;
      database.exec("DELETE FROM sqlite_schema WHERE name = 'tables_by_host'");
    });
    change((database) => database.exec("UPDATE tables SET host = 'another'"));
    change((database) => {
      const { type = '', name = '', tbl_name = '', rootpage = '', sql = '' } = index;
      const insert = database.prepare('INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)');
      insert.run(type, name, tbl_name, rootpage, sql);
    });
    expect(await called(['export', '--data', house, '--lang', 'en', '--', id])).toMatchObject({ code: 0 });
    const { code, err } = await called(['check', '--data', house]);
    expect(code).toBe(1);
    expect(err).toContain('is damaged (row 1 missing from index tables_by_host)');
  });
});

test('a backup of a running server is checked and restored into an empty folder', async () => {
  const data = temporary('running');
  const { address, child, end } = await served(['--data', data]);
  await openTable(address);
  const file = temporary('vigilia.backup');
  expect(await called(['backup', file, '--data', data, '--lang', 'en'])).toMatchObject({ code: 0, err: '' });
  expect((await called(['check', '--data', data])).err).toContain('Another Vigilia is running');
  child.kill('SIGTERM');
  await end;

  const elsewhere = temporary('restored');
  const restored = await called(['restore', file, '--data', elsewhere, '--lang', 'en']);
  expect(restored).toEqual({ code: 0, err: '', out: `The backup is restored to ${elsewhere}.\n` });
  const checked = await called(['check', '--data', elsewhere, '--lang', 'en']);
  expect(checked).toEqual({ code: 0, err: '', out: '1 table, 1 row: all of it is whole.\n' });
  const again = await called(['restore', file, '--data', elsewhere]);
  expect(again.code).toBe(1);
  expect(again.err).toContain('Nothing was overwritten.');
});

test('check names a table whose log does not replay', async () => {
  const { data, card } = await houseWithTable();
  const database = new DatabaseSync(join(data, 'vigilia.db'));
  database.exec(
    'INSERT INTO entries (table_id, version, at, body) SELECT table_id, 3, at, body FROM entries',
  );
  database.close();
  const { code, out } = await called(['check', '--data', data, '--lang', 'en']);
  expect(code).toBe(1);
  expect(out).toContain(`Table ${card.id}: the log has a gap before version 3.`);
  expect(out).toContain('1 table is not whole.');
});

import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { exportTable } from '../../src/store/transfer/export-table.ts';
import { importTable } from '../../src/store/transfer/import-table.ts';
import { DATABASES, freshDatabase, freshFolder, useStore } from './databases.ts';
import { addTable, newId, rowAt } from './sample.ts';

const said = (words: string) => JSON.stringify({ seat: 0, name: 'Ada', words, key: 'a-key' });

/** A table with a bit of everything. */
async function fullTable(store: Store): Promise<string> {
  const { id } = await addTable(store, { phase: 'playing', isPublic: true });
  for (const version of [2, 3, 4]) await store.log.append(rowAt(id, version));
  for (const identity of [newId(), newId()]) await store.tables.addMember(id, identity);
  await store.talk.say(id, 5, said('hello'));
  await store.talk.say(id, 6, said('who is there?'));
  await store.orders.set(id, 1, 'pass');
  return id;
}

async function linesOf(store: Store, id: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportTable(store, id)) lines.push(line);
  return lines;
}

/** The lines, one of them changed. */
function withLine(lines: readonly string[], index: number, change: (line: string) => string): string[] {
  return lines.map((line, at) => (at === index ? change(line) : line));
}

/** The rows of these tests are no game: what is wrong with a game is the matter of another test. */
const ANY_LOG = async () => ({ phase: 'playing' as const });

describe.each([
  { from: 'SQLite', to: 'PostgreSQL', freshFrom: freshFolder, freshTo: freshDatabase },
  { from: 'PostgreSQL', to: 'SQLite', freshFrom: freshDatabase, freshTo: freshFolder },
])('a table that moves from $from to $to', ({ freshFrom, freshTo }) => {
  const here = useStore(freshFrom);
  const there = useStore(freshTo);

  it('is the same there, and goes on', async () => {
    const id = await fullTable(here());
    const lines = await linesOf(here(), id);
    expect(await importTable(there(), lines, ANY_LOG)).toBe(id);
    expect(await there().whole.read(id)).toEqual(await here().whole.read(id));
    expect(await linesOf(there(), id)).toEqual(lines);
    expect(await there().leases.due('', 1000)).toContain(id);
    expect(await there().log.append(rowAt(id, 5))).toBe(true);
    expect(await there().talk.say(id, 7, said('me'))).toMatchObject({ number: 3 });
  });
});

describe.each(DATABASES)('a file of a table, brought to $database', ({ fresh }) => {
  const store = useStore(fresh);

  /** What becomes of the file of a table that is not here, after a change to its lines. */
  async function bring(
    change: (lines: readonly string[]) => readonly string[] | string,
    checkLog: Parameters<typeof importTable>[2] = ANY_LOG,
  ): Promise<string> {
    const old = await fullTable(store());
    const id = newId();
    const lines = (await linesOf(store(), old)).map((line) => line.replaceAll(old, id));
    const problem = await importTable(store(), change(lines), checkLog).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(problem.includes('seed')).toBe(false);
    const isHere = (await store().tables.find(id)) !== null;
    expect(isHere).toBe(problem === '');
    expect((await store().log.after(id, 0)).length).toBe(isHere ? 4 : 0);
    return problem;
  }

  it('is taken as it is, with line ends or without, and with an empty line at its end', async () => {
    expect(await bring((lines) => lines)).toBe('');
    expect(await bring((lines) => [...lines.map((line) => `${line}\n`), '\n'])).toBe('');
    expect(await bring((lines) => `${lines.join('\r\n')}\n\n`)).toBe('');
  });

  it('is refused where its log does not replay', async () => {
    const problem = await bring(
      (lines) => lines,
      async () => ({ problem: 'the log does not replay.' }),
    );
    expect(problem).toBe('This table cannot be played: the log does not replay.');
  });

  it('is refused where the table is here already', async () => {
    const id = await fullTable(store());
    const before = await store().whole.read(id);
    await expect(importTable(store(), await linesOf(store(), id), ANY_LOG)).rejects.toThrow(/here already/);
    expect(await store().whole.read(id)).toEqual(before);
  });

  it('is refused where it was cut short, wherever that was', async () => {
    for (const left of [0, 1, 3, 5, 7]) {
      expect(await bring((lines) => lines.slice(0, left))).toMatch(/cut short/);
    }
    expect(
      await bring((lines) => lines.map((line, index) => (index === 7 ? line.slice(0, -3) : line))),
    ).toMatch(/Line 8/);
  });

  it('is refused where a line is missing, broken or too many', async () => {
    expect(await bring((lines) => lines.toSpliced(2, 1))).toMatch(/Line 5/);
    expect(await bring((lines) => withLine(lines, 2, () => 'nonsense'))).toMatch(/Line 3/);
    expect(await bring((lines) => withLine(lines, 0, () => '{}'))).toMatch(/Line 1/);
    expect(await bring((lines) => [...lines, lines.at(-1) ?? ''])).toMatch(/goes on/);
  });

  it('is refused where its log or its talk has a gap, or does not begin at the beginning', async () => {
    const later = (line: string) => line.replace('"version":4', '"version":5');
    expect(await bring((lines) => withLine(lines, 4, later))).toMatch(/log .* gap/);
    const louder = (line: string) => line.replace('"number":2', '"number":4');
    expect(await bring((lines) => withLine(lines, 6, louder))).toMatch(/talk .* gap/);
    const other = (line: string) => line.replace('"opened"', '"returned"');
    expect(await bring((lines) => withLine(lines, 1, other))).toMatch(/opened/);
  });

  it('is refused where what was said cannot be read', async () => {
    for (const body of [
      'hello',
      '"hello"',
      '{"seat":0,"words":"hello"}',
      '{"seat":"0","name":"Ada","key":"k"}',
    ]) {
      const other = (line: string) => JSON.stringify({ ...JSON.parse(line), body });
      expect(await bring((lines) => withLine(lines, 5, other))).toMatch(/Line 6/);
    }
  });

  it('is of a form that is known', async () => {
    const newer = (line: string) => line.replace('"form":1', '"form":2');
    expect(await bring((lines) => withLine(lines, 0, newer))).toMatch(/Line 1/);
  });

  it('leaves nothing behind where the database refuses a part of it', async () => {
    const id = newId();
    const whole = await store().whole.read(await fullTable(store()));
    if (whole === null) throw new Error('the table is gone');
    const twice = { ...whole, table: { ...whole.table, id }, rows: [rowAt(id, 1), rowAt(id, 1)] };
    await expect(store().whole.add(twice)).rejects.toThrow();
    expect(await store().whole.read(id)).toBeNull();
    expect(await store().log.after(id, 0)).toEqual([]);
  });

  it('is not made of a table that is not there', async () => {
    await expect(linesOf(store(), 'no-such-table')).rejects.toThrow(/no table/);
  });
});

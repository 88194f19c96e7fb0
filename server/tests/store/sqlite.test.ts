import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { startDatabaseThread } from '../../src/store/sqlite/database-thread.ts';
import { type Fresh, freshFolder } from './databases.ts';
import { APPENDING, appendAndDie } from './killed.ts';
import { addTable, newId, rowAt } from './sample.ts';

describe('SQLite', () => {
  let where: Fresh<{ data: string }>;
  beforeEach(async () => {
    where = await freshFolder();
  });
  afterEach(() => where.remove());

  it('has all that was acknowledged after its process was killed, and opens again at once', async () => {
    const id = newId();
    for (const many of [1, 20, 100]) {
      const acknowledged = await appendAndDie(where.location.data, id, many);
      const store = await openStore(where.location);
      const versions = (await store.log.after(id, 0)).map(({ version }) => version);
      await store.close();
      expect(acknowledged.length).toBeGreaterThanOrEqual(many);
      expect(versions).toEqual(expect.arrayContaining(acknowledged));
      expect(versions).toEqual(versions.map((_, index) => index + 1));
    }
  });

  it('serves one process: a second one is told why not, and the first goes on', async () => {
    const id = newId();
    const child: ChildProcess = spawn(process.execPath, [APPENDING, where.location.data, id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = once(child, 'exit');
    if (child.stdout === null) throw new Error('the child is silent');
    await once(child.stdout, 'data');
    await expect(openStore(where.location)).rejects.toThrow(/Another Vigilia is running on the folder/);
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await gone;
    const store = await openStore(where.location);
    expect((await store.log.after(id, 0)).length).toBeGreaterThan(1);
    await store.close();
  });

  it('makes the folder it is to live in', async () => {
    const store = await openStore({ data: `${where.location.data}/new/folder` });
    await store.proveWrite(1);
    await store.close();
  });

  it('closes twice without harm', async () => {
    const store = await openStore(where.location);
    await Promise.all([store.close(), store.close()]);
    await store.close();
    await expect(store.proveWrite(1)).rejects.toThrow('The database is closed.');
  });

  it('fails every open request, and every later one, when its thread is gone', async () => {
    const line = await startDatabaseThread(where.location.data);
    await line.ask({ kind: 'all', statement: { sql: 'SELECT 1' } });
    // The thread falls over the first, and never comes to the second.
    const waiting = [line.ask(null as never), line.ask({ kind: 'all', statement: { sql: 'SELECT 2' } })];
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.map(({ status }) => status)).toContain('rejected');
    await expect(line.ask({ kind: 'all', statement: { sql: 'SELECT 1' } })).rejects.toThrow(/has stopped/);
    await line.stop();
    await (await startDatabaseThread(where.location.data)).stop();
  });

  it('sends no notices: there is no other process', async () => {
    const store = await openStore(where.location);
    const { id } = await addTable(store);
    const heard: unknown[] = [];
    store.notices.listen((notice) => heard.push(notice));
    store.notices.tell({ table: id, about: 'talk', value: 1 });
    await store.log.append(rowAt(id, 2));
    await store.close();
    expect(heard).toEqual([]);
  });
});

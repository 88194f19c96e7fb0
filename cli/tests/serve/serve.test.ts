import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LANGUAGES } from '@vigilia/kernel';
import { freshDatabase } from '@vigilia/server/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { called, temporary, tidyUp, vigilia } from '../command.ts';
import { endAll, served } from './server.ts';

afterEach(() => {
  endAll();
  tidyUp();
});

test('starts, serves its games and its health, and stops without a loss', async () => {
  const data = temporary('data');
  const { address, child, end } = await served(['--data', data]);
  const games = await fetch(`${address}/api/games`);
  expect(games.status).toBe(200);
  const shown = await games.text();
  for (const id of ['011', 'diario']) expect(shown).toContain(`"${id}"`);
  expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ ok: true, database: 'sqlite' });
  child.kill('SIGTERM');
  const { code, out, err } = await end;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`Its tables are kept in ${data}`);
  expect(out).toContain('Vigilia is stopping');
});

test('on an older Node SIGTERM stops the server, not only the process before it', async () => {
  // The first process believes to be an older Node; the one that it starts knows better.
  const pretend = `if (!process.env.VIGILIA_TEST_INNER) {
    process.env.VIGILIA_TEST_INNER = '1';
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } });
  }`;
  const { child, end } = await served(['--data', temporary('data')], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(pretend)}`,
  });
  child.kill('SIGTERM');
  const { code, out } = await end;
  expect(code).toBe(0);
  expect(out).toContain('Vigilia is stopping');
});

test('takes a Ctrl-C that npm repeats for one signal', async () => {
  const { child, end } = await served(['--data', temporary('data')]);
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect((await end).code).toBe(0);
});

test('logs lines of JSON, and only with --log', async () => {
  const jsonIn = (out: string) => out.split('\n').filter((line) => line.startsWith('{'));
  const quiet = await served(['--data', temporary('data')]);
  quiet.child.kill('SIGTERM');
  expect(jsonIn((await quiet.end).out)).toEqual([]);
  const telling = await served(['--data', temporary('data'), '--log', 'info']);
  telling.child.kill('SIGTERM');
  const told = jsonIn((await telling.end).out).map((line) => JSON.parse(line));
  expect(told.map(({ msg }) => msg)).toEqual(['started', 'stopping', 'stopped']);
});

describe('reports in a sentence why it cannot start', () => {
  async function takenPort() {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    return { port, other };
  }

  test('a port of the link that is taken, which is another than that of the server', async () => {
    const { location, remove } = await freshDatabase();
    const { port, other } = await takenPort();
    const args = ['serve', '--port', '0', '--link', `127.0.0.1:${port}`];
    const { code, err } = await vigilia(args, [], { DATABASE_URL: location.url });
    other.close();
    await remove();
    expect({ code, err }).toEqual({
      code: 1,
      err: `Port ${port} is taken: another program listens there already. Another one: --link 127.0.0.1:PORT.\n`,
    });
  });

  test('an address of the link that this machine does not have', async () => {
    const { location, remove } = await freshDatabase();
    const args = ['serve', '--port', '0', '--link', '192.0.2.1:8020'];
    const { code, err } = await vigilia(args, [], { DATABASE_URL: location.url });
    await remove();
    expect({ code, err }).toEqual({
      code: 1,
      err: 'This machine cannot listen at 192.0.2.1:8020, which --link names (EADDRNOTAVAIL).\n',
    });
  });

  test('a port that is taken', async () => {
    const { port, other } = await takenPort();
    const { code, err } = await vigilia(['serve', '--port', String(port), '--data', temporary('data')], [], {
      DATABASE_URL: '',
    });
    other.close();
    expect(code).toBe(1);
    expect(err).toBe(
      `Port ${port} is taken: another program listens there already. Another one: --port N.\n`,
    );
  });

  test('a folder that another server is using, until that server stops', async () => {
    const data = temporary('data');
    const first = await served(['--data', data]);
    const second = await vigilia(['serve', '--port', '0', '--data', data], [], { DATABASE_URL: '' });
    expect(second.code).toBe(1);
    expect(second.err).toContain(`Another Vigilia is running on the folder ${data}. Use that one or stop it`);
    expect(second.err).toContain('npm start -- --data DIR');
    for (const language of LANGUAGES) {
      const texts = JSON.parse(
        readFileSync(new URL(`../../texts/${language}.json`, import.meta.url), 'utf8'),
      );
      const err = `${texts['serve.folder-taken'].replace('{folder}', data)}\n`;
      const again = await called(['serve', '--port', '0', '--data', data, '--lang', language]);
      expect(again).toEqual({ code: 1, out: '', err });
    }
    first.child.kill('SIGKILL');
    await first.end;
    const third = await served(['--data', data]);
    expect((await fetch(`${third.address}/api/games`)).status).toBe(200);
  });

  test('a database that a newer program has written', async () => {
    const data = temporary('data');
    const { child, end } = await served(['--data', data]);
    child.kill('SIGTERM');
    await end;
    const database = new DatabaseSync(join(data, 'vigilia.db'));
    database.exec("INSERT INTO migrations (number, name) VALUES (999, 'of tomorrow')");
    database.close();
    const { code, err } = await vigilia(['serve', '--port', '0', '--data', data], [], { DATABASE_URL: '' });
    expect(code).toBe(1);
    expect(err).toContain('written by a newer Vigilia');
  });

  test('a database that cannot be reached, without its password', async () => {
    const { code, out, err } = await vigilia(['serve', '--port', '0'], [], {
      DATABASE_URL: 'postgres://vigilia:open-sesame@127.0.0.1:1/vigilia',
    });
    expect(code).toBe(1);
    expect(err).toContain('could not be reached');
    expect(out + err).not.toContain('open-sesame');
  });

  test('an address that is not of PostgreSQL', async () => {
    const { code, err } = await vigilia(['serve', '--port', '0'], [], {
      DATABASE_URL: 'mysql://vigilia:open-sesame@127.0.0.1/vigilia',
    });
    expect(code).toBe(1);
    expect(err).toContain('DATABASE_URL is not the address');
    expect(err).not.toContain('open-sesame');
  });

  test('an address that this machine does not have', async () => {
    const args = ['serve', '--port', '0', '--host', '192.0.2.1', '--data', temporary('data')];
    const { code, err } = await vigilia(args, [], { DATABASE_URL: '' });
    expect(code).toBe(1);
    expect(err).toBe('This machine has no address 192.0.2.1 to listen on.\n');
  });
});

describe('rejects a wrong command line with code 2', () => {
  test.each([
    [['serve', 'now'], 'now'],
    [['serve', '--port', '70000'], '--port takes a whole number'],
    [['serve', '--bots', '0'], '--bots takes a whole number'],
    [['serve', '--log', 'loud'], 'debug, info, warn, error and silent; not “loud”'],
    [['serve', '--public', 'vigilia.example'], '--public takes an address'],
    [['serve', '--public', 'https://vigilia.example/house'], '--public takes an address'],
    [['serve', '--public', 'ftp://vigilia.example'], '--public takes an address'],
    [['serve', '--link', '10.0.0.5'], '--link takes a host and a port'],
    [['serve', '--link', '10.0.0.5:0'], '--link takes a host and a port'],
    [['serve', '--link', 'http://10.0.0.5:8020'], '--link takes a host and a port'],
    [['export'], 'Which table?'],
    [['export', 'one', 'two', 'three'], 'three'],
    [['import'], 'Which file?'],
    [['import', 'one', 'two'], 'two'],
  ])('vigilia %j', async (args, sentence) => {
    const { code, out, err } = await called(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err).toContain('--help');
  });
});

test.each(['serve', 'export', 'import'])('%s --help shows its usage', async (command) => {
  const { code, out } = await called([command, '--help']);
  expect(code).toBe(0);
  expect(out).toContain(`vigilia ${command}`);
  expect((await called(['help'])).out).toContain(`vigilia ${command}`);
});

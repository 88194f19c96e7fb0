import { expect, test } from 'vitest';
import { type Level, type Logger, logger, nameOf } from '../../src/operate/log.ts';

const TABLE = 'Zk3-aa_0123456789abcdE';
const SEED = 'ab'.repeat(32);

/** What these calls write, line by line. */
function written(level: Level, write: (log: Logger) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(logger(level, { write: (line) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test('a table is named by eight digits that lead nowhere', () => {
  expect(nameOf(TABLE)).toMatch(/^[0-9a-f]{8}$/);
  expect(nameOf(TABLE)).not.toBe(nameOf(`${TABLE.slice(0, -1)}F`));
  const lines = written('info', (log) => {
    log.table('began', { id: TABLE, game: '011' });
    log.conflict({ table: TABLE, version: 7 });
  });
  expect(lines).toMatchObject([
    { level: 'info', msg: 'table', event: 'began', table: nameOf(TABLE), game: '011' },
    { level: 'info', msg: 'conflict', table: nameOf(TABLE), version: 7 },
  ]);
  expect(JSON.stringify(lines)).not.toContain(TABLE);
});

test('an error keeps its message and its stack and loses what hangs on it', () => {
  const error = Object.assign(new Error('a row did not fit'), { detail: `Key (seed)=(${SEED})` });
  const [line] = written('error', (log) => log.error(error));
  expect(line).toMatchObject({ level: 'error', message: 'a row did not fit' });
  expect(line?.stack).toContain('log.test.ts');
  expect(Object.keys(line ?? {}).sort()).toEqual(['level', 'message', 'msg', 'pid', 'stack', 'time']);
});

test('what is secret is taken out of the words of others', () => {
  const lines = written('error', (log) => {
    log.error(new Error(`no answer from postgres://vigilia:password@database:5432/vigilia`));
    log.error(new Error(`cannot get /api/tables/${TABLE}/seats`));
    log.error(`the seed ${SEED} does not fit`);
    log.botFailed({ game: '011', bot: 'inspector', reason: `nothing to do with ${SEED}` });
  });
  expect(lines.map(({ message, reason }) => message ?? reason)).toEqual([
    'no answer from postgres://…@database:5432/vigilia',
    'cannot get /api/tables/…/seats',
    'the seed … does not fit',
    'nothing to do with …',
  ]);
  const all = JSON.stringify(lines);
  for (const secret of ['password', TABLE, SEED]) expect(all).not.toContain(secret);
});

test('a level lets through what is at least as important', () => {
  const write = (log: Logger) => {
    log.request({ route: '/api/games', status: 200, milliseconds: 1 });
    log.started({ address: 'http://127.0.0.1:8011', database: 'sqlite', version: '0.1.0' });
    log.stopping();
    log.stopped();
    log.slowCommit({ milliseconds: 900, rows: 3 });
    log.peerCut('silent');
    log.request({ route: '/api/games', status: 500, milliseconds: 1 });
  };
  const said = (level: Level) => written(level, write).map(({ msg }) => msg);
  expect(said('debug')).toEqual([
    'request',
    'started',
    'stopping',
    'stopped',
    'slow commit',
    'link cut',
    'request',
  ]);
  expect(said('info')).toEqual(['started', 'stopping', 'stopped', 'slow commit', 'link cut', 'request']);
  expect(said('warn')).toEqual(['slow commit', 'link cut', 'request']);
  expect(said('error')).toEqual(['request']);
  expect(said('silent')).toEqual([]);
});

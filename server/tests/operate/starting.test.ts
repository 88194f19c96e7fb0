import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { ServerOptions } from '../../src/server-options.ts';
import { openStore } from '../../src/store/open-store.ts';
import { startTestServer } from '../play/test-server.ts';
import { freshDatabase, query } from '../store/databases.ts';

/** A port of this machine where another program listens. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

const HERE = '127.0.0.1';
test.each<{ option: string; given: (port: number) => Partial<ServerOptions>; error: object }>([
  { option: 'port', given: (port) => ({ port }), error: { code: 'EADDRINUSE' } },
  {
    option: 'link',
    given: (port) => ({ link: { host: HERE, port } }),
    error: { name: 'CannotListen', code: 'EADDRINUSE' },
  },
])('a server whose $option is taken says so, and leaves nothing behind', async ({ given, error }) => {
  const { location, remove } = await freshDatabase();
  const port = await takenPort();
  await expect(startTestServer(location, given(port))).rejects.toMatchObject(error);
  expect(
    await query(
      location.url,
      "SELECT 1 FROM pg_stat_activity WHERE application_name = 'vigilia' AND datname = current_database()",
    ),
  ).toEqual([]);
  const store = await openStore(location);
  expect(await store.processes.all()).toEqual([]);
  await store.close();
  await remove();
});

import type { ServerOptions } from '../../src/server-options.ts';
import { openStore } from '../../src/store/open-store.ts';
import { startTestServer } from '../play/test-server.ts';
import { freshDatabase } from '../store/databases.ts';
import type { Readable } from './readable-server.ts';

/** Two processes on one PostgreSQL: what people say at `address` is passed on to `home`, where a first socket brings a table. */
export interface ReadablePair extends Readable {
  /** How many messages each of them has sent to clients whose tables it serves itself. */
  delivered(): Promise<{ readonly address: number; readonly home: number }>;
  stop(): Promise<void>;
}

export async function startReadablePair(given: Partial<ServerOptions> = {}): Promise<ReadablePair> {
  const { location, remove } = await freshDatabase();
  // However slow the machine is, neither takes the other for dead.
  const start = () => startTestServer(location, { durations: { lease: 60_000 }, ...given });
  const [edge, home] = [await start(), await start()];
  const store = await openStore(location);
  return {
    address: edge.address,
    home: home.address,
    get logged() {
      return [...edge.logged, ...home.logged];
    },
    rows: (table) => store.log.after(table, 0),
    delivered: async () => ({
      address: await deliveredAt(edge.address),
      home: await deliveredAt(home.address),
    }),
    async stop() {
      await store.close();
      await edge.stop();
      await home.stop();
      await remove();
    },
  };
}

async function deliveredAt(address: string): Promise<number> {
  const shown = await (await fetch(`${address}/metrics`)).text();
  return Number(/^vigilia_delivered_messages_total (.*)$/m.exec(shown)?.[1]);
}

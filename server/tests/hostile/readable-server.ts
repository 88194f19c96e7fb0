import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { logger } from '../../src/operate/log.ts';
import { startServer } from '../../src/server.ts';
import type { ServerOptions } from '../../src/server-options.ts';
import { type EntryRow, rowOf, selectEntries } from '../../src/store/log.ts';
import type { Row } from '../../src/table/fact.ts';
import { games, worker } from '../play/games.ts';
import { GENEROUS } from '../play/limits.ts';

/** What is attacked and searched, whose log can be read from outside while it runs. */
export interface Readable {
  /** Where people connect. */
  readonly address: string;
  /** Where the tables are at home: the same, or another process. */
  readonly home: string;
  /** Everything that was logged. */
  readonly logged: readonly string[];
  /** The log of a table as it lies on the disk. */
  rows(table: string): Row[] | Promise<Row[]>;
}

/** A server in this process. */
export interface ReadableServer extends Readable {
  rows(table: string): Row[];
  /** The identities that the server knows, which no client ever gets. */
  identities(): string[];
  stop(): Promise<void>;
}

export async function startReadableServer(given: Partial<ServerOptions> = {}): Promise<ReadableServer> {
  const data = mkdtempSync(join(tmpdir(), 'vigilia-server-'));
  const logged: string[] = [];
  const server = await startServer({
    games,
    store: { data },
    port: 0,
    host: '127.0.0.1',
    bots: { worker, threads: 1, budget: 50 },
    limits: GENEROUS,
    log: logger('debug', { write: (line) => void logged.push(line) }),
    ...given,
  });
  const database = new DatabaseSync(join(data, 'vigilia.db'), { readOnly: true });
  return {
    address: server.address,
    home: server.address,
    logged,
    rows(table) {
      const { sql } = selectEntries(table, 0);
      const found = database.prepare(sql).all({ $1: table, $2: 0 });
      return (found as unknown as EntryRow[]).map(rowOf);
    },
    identities: () =>
      database
        .prepare('SELECT id FROM identities')
        .all()
        .map(({ id }) => String(id)),
    async stop() {
      database.close();
      await server.stop();
      rmSync(data, { recursive: true });
    },
  };
}

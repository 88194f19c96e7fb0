import { DatabaseSync } from 'node:sqlite';
import type { StoreLocation } from '../../src/store/open-store.ts';

/** Changes rows of a table in the database of a server that is stopped. */
export function tamper(
  location: StoreLocation,
  table: string,
  change: (fact: object) => object,
  { keepsHashes = true } = {},
): void {
  if (!('data' in location)) throw new Error('only a database in a folder is changed here');
  const database = new DatabaseSync(`${location.data}/vigilia.db`);
  const rows = database.prepare('SELECT version, body FROM entries WHERE table_id = ?').all(table);
  const update = database.prepare('UPDATE entries SET body = ? WHERE table_id = ? AND version = ?');
  for (const { version, body } of rows) {
    const { previous, ...act } = JSON.parse(String(body));
    const kept = keepsHashes ? { previous } : {};
    update.run(JSON.stringify({ ...act, ...kept, facts: act.facts.map(change) }), table, Number(version));
  }
  database.prepare('DELETE FROM snapshots').run();
  database.close();
}

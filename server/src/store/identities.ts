import type { Database, Statement } from './database.ts';
import type { IdentityStore, KeyKind, KeyRow } from './store.ts';

interface FoundKey {
  readonly hash: string;
  readonly kind: KeyKind;
  readonly identity: string;
  readonly table_id: string | null;
  readonly expires: number | null;
}

function insertKey({ hash, kind, identity, table, expires }: KeyRow): Statement {
  return {
    sql: 'INSERT INTO keys (hash, kind, identity, table_id, expires) VALUES ($1, $2, $3, $4, $5)',
    values: [hash, kind, identity, table, expires],
  };
}

export function identityStore(database: Database): IdentityStore {
  return {
    async add(identity, at, key) {
      const insert = { sql: 'INSERT INTO identities (id, at) VALUES ($1, $2)', values: [identity, at] };
      await database.transaction([insert, insertKey(key)]);
    },
    async addKey(key) {
      await database.transaction([insertKey(key)]);
    },
    async findKey(hash, now) {
      const [found] = await database.all<FoundKey>(
        `SELECT hash, kind, identity, table_id, expires FROM keys
         WHERE hash = $1 AND (expires IS NULL OR expires > $2)`,
        [hash, now],
      );
      if (found === undefined) return null;
      const { kind, identity, table_id, expires } = found;
      return { hash, kind, identity, table: table_id, expires };
    },
    async removeKey(hash) {
      const removed = await database.all('DELETE FROM keys WHERE hash = $1 RETURNING hash', [hash]);
      return removed.length > 0;
    },
    async removeKeys(identity, kind, table) {
      await database.all(
        'DELETE FROM keys WHERE identity = $1 AND kind = $2 AND table_id IS NOT DISTINCT FROM $3',
        [identity, kind, table],
      );
    },
    async sweepKeys(now) {
      await database.all('DELETE FROM keys WHERE expires <= $1', [now]);
    },
  };
}

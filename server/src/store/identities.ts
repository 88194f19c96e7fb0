import type { Database, Statement } from './database.ts';
import type { IdentityStore, KeyKind, KeyRow } from './store.ts';

interface FoundKey {
  readonly hash: string;
  readonly kind: KeyKind;
  readonly identity: string;
  readonly table_id: string | null;
  readonly expires: number | null;
  readonly device: string | null;
  readonly added_at: number | null;
  readonly used_at: number | null;
}

const COLUMNS = 'hash, kind, identity, table_id, expires, device, added_at, used_at';

function keyOf({ table_id, added_at, used_at, ...rest }: FoundKey): KeyRow {
  return { ...rest, table: table_id, addedAt: added_at, usedAt: used_at };
}

function insertKey(key: KeyRow): Statement {
  const { hash, kind, identity, table, expires, device = null, addedAt = null, usedAt = null } = key;
  return {
    sql: `INSERT INTO keys (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [hash, kind, identity, table, expires, device, addedAt, usedAt],
  };
}

function deleteKeys(identity: string, kind: KeyKind, table: string | null): Statement {
  return {
    sql: 'DELETE FROM keys WHERE identity = $1 AND kind = $2 AND table_id IS NOT DISTINCT FROM $3 RETURNING hash',
    values: [identity, kind, table],
  };
}

/** Locks the row of a person: a transaction of the same person that begins at the same moment waits, and then finds what this one wrote. */
export function lockPerson(identity: string): Statement {
  return { sql: 'UPDATE identities SET at = at WHERE id = $1', values: [identity] };
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
        `SELECT ${COLUMNS} FROM keys WHERE hash = $1 AND (expires IS NULL OR expires > $2)`,
        [hash, now],
      );
      return found === undefined ? null : keyOf(found);
    },
    async cookiesOf(identity, now) {
      const found = await database.all<FoundKey>(
        `SELECT ${COLUMNS} FROM keys WHERE identity = $1 AND kind = 'cookie' AND expires > $2
         ORDER BY expires DESC, hash`,
        [identity, now],
      );
      return found.map(keyOf);
    },
    async noteUse(hash, at) {
      await database.all('UPDATE keys SET used_at = $2 WHERE hash = $1', [hash, at]);
    },
    async removeKey(hash) {
      const removed = await database.all('DELETE FROM keys WHERE hash = $1 RETURNING hash', [hash]);
      return removed.length > 0;
    },
    async removeKeys(identity, kind, table) {
      const [removed = []] = await database.transaction([deleteKeys(identity, kind, table)]);
      return removed.length > 0;
    },
    async replaceKeys(keys) {
      const [{ identity, kind, table }] = keys;
      const [, removed = []] = await database.transaction([
        lockPerson(identity),
        deleteKeys(identity, kind, table),
        ...keys.map(insertKey),
      ]);
      return removed.length > 0;
    },
    async sweepKeys(now) {
      await database.all('DELETE FROM keys WHERE expires <= $1', [now]);
    },
  };
}

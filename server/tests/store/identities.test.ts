import { describe, expect, it } from 'vitest';
import type { KeyRow, Store } from '../../src/store/store.ts';
import { DATABASES, useStore } from './databases.ts';
import { newId } from './sample.ts';

async function addIdentity(store: Store, changes: Partial<KeyRow> = {}): Promise<KeyRow> {
  const key: KeyRow = {
    hash: newId(),
    kind: 'cookie',
    identity: newId(),
    table: null,
    expires: null,
    ...changes,
  };
  await store.identities.add(key.identity, 1_700_000_000_000, key);
  return key;
}

describe.each(DATABASES)('the identities on $database', ({ fresh }) => {
  const store = useStore(fresh);

  it('are found by a key', async () => {
    const key = await addIdentity(store());
    expect(await store().identities.findKey(key.hash, 0)).toMatchObject(key);
    expect(await store().identities.findKey('no-such-key', 0)).toBeNull();
  });

  it('come with their first key or not at all', async () => {
    const { hash } = await addIdentity(store());
    const key: KeyRow = { hash, kind: 'cookie', identity: newId(), table: null, expires: null };
    await expect(store().identities.add(key.identity, 1, key)).rejects.toThrow();
    await expect(store().identities.addKey({ ...key, hash: newId() })).rejects.toThrow();
  });

  it('may have more keys, some of them for one table only', async () => {
    const { identity } = await addIdentity(store());
    const seat: KeyRow = { hash: newId(), kind: 'seat', identity, table: newId(), expires: 50 };
    await store().identities.addKey(seat);
    expect(await store().identities.findKey(seat.hash, 49)).toMatchObject(seat);
  });

  it('are not found by a key from the moment it expires', async () => {
    const { hash } = await addIdentity(store(), { expires: 100 });
    expect(await store().identities.findKey(hash, 99)).not.toBeNull();
    expect(await store().identities.findKey(hash, 100)).toBeNull();
  });

  it('lose a key once: a second attempt fails', async () => {
    const { hash } = await addIdentity(store());
    const tries = await Promise.all([1, 2, 3].map(() => store().identities.removeKey(hash)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await store().identities.findKey(hash, 0)).toBeNull();
  });

  it('lose the keys of one kind at one table, or at none, and keep the others', async () => {
    const { identity, hash: cookie } = await addIdentity(store());
    const [here, there] = [newId(), newId()];
    const add = async (kind: KeyRow['kind'], table: string | null) => {
      const hash = newId();
      await store().identities.addKey({ hash, kind, identity, table, expires: null });
      return hash;
    };
    const [link, seatHere, seatThere] = [
      await add('link', null),
      await add('seat', here),
      await add('seat', there),
    ];
    await store().identities.removeKeys(identity, 'seat', here);
    await store().identities.removeKeys(identity, 'link', null);
    const isKept = async (hash: string) => (await store().identities.findKey(hash, 0)) !== null;
    expect(await Promise.all([cookie, link, seatHere, seatThere].map(isKept))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('keep the keys of one replacement, whole, where many come at the same moment', async () => {
    const { identity, hash: cookie } = await addIdentity(store());
    const mark = newId();
    const key = { kind: 'phrase', identity, table: null, expires: null } as const;
    const phrases = Array.from({ length: 8 }, newId);
    const replaced = await Promise.all(
      phrases.map((hash) =>
        store().identities.replaceKeys([
          { ...key, hash },
          { ...key, hash: mark },
        ]),
      ),
    );
    expect(replaced.filter((wereAny) => !wereAny)).toHaveLength(1);
    const isKept = async (hash: string) => (await store().identities.findKey(hash, 0)) !== null;
    expect((await Promise.all(phrases.map(isKept))).filter(Boolean)).toHaveLength(1);
    expect(await isKept(mark)).toBe(true);
    expect(await isKept(cookie)).toBe(true);
  });

  it('are swept of keys that have expired, and of no others', async () => {
    const { hash: gone } = await addIdentity(store(), { expires: 100 });
    const { hash: later } = await addIdentity(store(), { expires: 101 });
    const { hash: forEver } = await addIdentity(store());
    await store().identities.sweepKeys(100);
    const isThere = (hash: string) => store().identities.removeKey(hash);
    expect([await isThere(gone), await isThere(later), await isThere(forEver)]).toEqual([false, true, true]);
  });
});

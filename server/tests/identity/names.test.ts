import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Identities } from '../../src/identity/identities.ts';
import { hashOf, newIdentity, newSecret } from '../../src/identity/secret.ts';
import { newTableId } from '../../src/live-tables/first-row.ts';
import { freshFolder, useStore } from '../store/databases.ts';

const store = useStore(freshFolder);
const MANY = 5_000;

test.each([
  { kind: 'a table', make: newTableId, length: 22 },
  { kind: 'a person', make: newIdentity, length: 22 },
  { kind: 'a cookie or a token', make: newSecret, length: 43 },
  { kind: 'a device, by its cookie', make: () => hashOf(newSecret()).slice(0, 16), length: 16 },
])('no id of $kind begins with a dash, and no two are the same', ({ make, length }) => {
  const ids = new Set(Array.from({ length: MANY }, make));
  expect(ids.size).toBe(MANY);
  for (const id of ids) expect(id).toMatch(new RegExp(`^\\w[\\w-]{${length - 1}}$`));
});

/** A secret as servers made them before: it and its hash begin with a dash. */
function oldSecret(): string {
  for (;;) {
    const secret = `-${randomBytes(32).toString('base64url').slice(1)}`;
    if (hashOf(secret).startsWith('-')) return secret;
  }
}

test('a person and a device whose ids begin with a dash are known as before', async () => {
  const identities = new Identities(store().identities, { isSecure: false, now: () => 1_000 });
  const [secret, token] = [oldSecret(), oldSecret()];
  const identity = `-${newIdentity().slice(1)}`;
  const key = { identity, table: null, expires: 1_000_000 };
  await store().identities.add(identity, 0, { ...key, hash: hashOf(secret), kind: 'cookie' });
  await store().identities.addKey({
    ...key,
    hash: hashOf(token),
    kind: 'seat',
    table: '-a-table-of-22-letters',
  });
  const headers = { cookie: `vigilia=${secret}` };
  expect(await identities.visitorIn(headers)).toEqual({ identity, table: null });
  expect(await identities.visitorIn({ authorization: `Bearer ${token}` })).toEqual({
    identity,
    table: '-a-table-of-22-letters',
  });
  const [device] = await identities.devices.of(identity, headers);
  expect(device?.id).toMatch(/^-/);
  expect(await identities.devices.signOut(identity, device?.id ?? '')).toBe(true);
  expect(await identities.visitorIn(headers)).toBeNull();
});

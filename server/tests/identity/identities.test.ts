import { expect, test } from 'vitest';
import { COOKIE_AGE, cookieIn } from '../../src/identity/credentials.ts';
import { Identities, LINK_AGE } from '../../src/identity/identities.ts';
import { hashOf } from '../../src/identity/secret.ts';
import type { IdentityStore } from '../../src/store/store.ts';
import { freshFolder, useStore } from '../store/databases.ts';

const store = useStore(freshFolder);
const TABLE = 'a-table-of-twenty-two-';

/** Identities of the same store, on a clock of their own, and how often they asked the store for a key. */
function server(clock = { at: Date.UTC(2030, 0, 1) }) {
  let asked = 0;
  const counting: IdentityStore = {
    ...store().identities,
    findKey(hash, now) {
      asked++;
      return store().identities.findKey(hash, now);
    },
  };
  const now = () => clock.at;
  const identities = new Identities(counting, { isSecure: false, now, remembered: 2 });
  return { identities, clock, asked: () => asked };
}

/** What a browser sends back after it was given this header. */
const sent = (header: string | null) => ({ cookie: header?.split(';')[0] ?? '' });

test('knows a person by their cookie, and keeps only its hash', async () => {
  const { identities } = server();
  const { identity, cookie } = await identities.create();
  expect(await identities.visitorIn(sent(cookie))).toEqual({ identity, table: null });
  const secret = cookieIn(sent(cookie).cookie, { isSecure: false }) ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const key = await store().identities.findKey(hashOf(secret), 0);
  expect(key).toMatchObject({ identity, kind: 'cookie' });
  expect(JSON.stringify(key)).not.toContain(secret);
});

test('rejects a missing, an unknown and a duplicated cookie', async () => {
  const { identities } = server();
  const { cookie } = await identities.create();
  const ours = sent(cookie).cookie;
  expect(await identities.visitorIn({})).toBeNull();
  expect(await identities.visitorIn({ cookie: `vigilia=${'x'.repeat(43)}` })).toBeNull();
  expect(await identities.visitorIn({ cookie: `${ours}; vigilia=${'x'.repeat(43)}` })).toBeNull();
  expect(await identities.visitorIn({ cookie: `other=1; ${ours}; more=2` })).not.toBeNull();
  expect(await identities.visitorIn({ cookie: `x${ours}` })).toBeNull();
});

test('a cookie is looked up once, and no more than a few are remembered', async () => {
  const { identities, asked } = server();
  const cookies = [];
  for (let person = 0; person < 3; person++) cookies.push(sent((await identities.create()).cookie));
  const [first, second, third] = cookies;
  if (!first || !second || !third) throw new Error('three were welcomed');
  await identities.visitorIn(first);
  await identities.visitorIn(first);
  expect(asked()).toBe(1);
  await identities.visitorIn(second);
  await identities.visitorIn(third);
  await identities.visitorIn(third);
  expect(asked()).toBe(3);
  await identities.visitorIn(first);
  expect(asked()).toBe(4);
});

test('a cookie ends after 400 days, remembered or not, and is renewed before', async () => {
  const { identities, clock } = server();
  const { identity, cookie } = await identities.create();
  expect(await identities.renew(sent(cookie))).toBeNull();
  clock.at += COOKIE_AGE * 0.6;
  const renewed = await identities.renew(sent(cookie));
  expect(renewed).not.toBe(cookie);
  clock.at += COOKIE_AGE * 0.6;
  expect(await identities.visitorIn(sent(cookie))).toBeNull();
  expect(await identities.visitorIn(sent(renewed))).toEqual({ identity, table: null });
});

test('a phrase makes another device the same person, however it is typed', async () => {
  const { identities } = server();
  const { identity } = await identities.create();
  expect(await identities.hasPhrase(identity)).toBe(false);
  const phrase = await identities.makePhrase(identity);
  expect(phrase.split(' ')).toHaveLength(12);
  expect(await identities.hasPhrase(identity)).toBe(true);
  const typed = ` ${phrase.toUpperCase().replaceAll(' ', ',\n  ')}. `;
  const cookie = await identities.recover(typed);
  expect(await identities.visitorIn(sent(cookie))).toEqual({ identity, table: null });
});

test('a new phrase voids the old one; an unknown phrase is answered like an impossible one', async () => {
  const { identities } = server();
  const { identity } = await identities.create();
  const old = await identities.makePhrase(identity);
  const phrase = await identities.makePhrase(identity);
  expect(await identities.recover(old)).toBeNull();
  expect(await identities.recover(phrase)).not.toBeNull();
  expect(await identities.hasPhrase(identity)).toBe(true);
  const valid = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  for (const wrong of [valid, `${valid} yellow`, valid.replace('yellow', 'year'), 'no phrase', '']) {
    expect(await identities.recover(wrong)).toBeNull();
  }
});

test('a link opens once, even for two who follow it at the same time', async () => {
  const { identities } = server();
  const { identity } = await identities.create();
  const token = await identities.makeLink(identity);
  const claimed = await Promise.all([identities.claim(token), identities.claim(token)]);
  const [cookie, ...others] = claimed.filter((given) => given !== null);
  expect(others).toEqual([]);
  expect(await identities.visitorIn(sent(cookie ?? null))).toEqual({ identity, table: null });
  expect(await identities.claim(token)).toBeNull();
});

test('a link waits ten minutes', async () => {
  const { identities, clock } = server();
  const { identity } = await identities.create();
  const inTime = await identities.makeLink(identity);
  clock.at += LINK_AGE - 1;
  expect(await identities.claim(inTime)).not.toBeNull();
  const late = await identities.makeLink(identity);
  clock.at += LINK_AGE;
  expect(await identities.claim(late)).toBeNull();
});

test('a token of a seat names its table, until it is voided', async () => {
  const { identities } = server();
  const { identity, cookie } = await identities.create();
  const token = await identities.makeSeatToken(identity, TABLE);
  const headers = { authorization: `Bearer ${token}` };
  expect(await identities.visitorIn(headers)).toEqual({ identity, table: TABLE });
  await identities.voidSeatToken(identity, TABLE);
  expect(await identities.visitorIn(headers)).toBeNull();
  // Not even with the owner's cookie next to it.
  expect(await identities.visitorIn({ ...headers, ...sent(cookie) })).toBeNull();
});

test('a key opens no door but its own', async () => {
  const { identities } = server();
  const { identity, cookie } = await identities.create();
  const secret = cookieIn(sent(cookie).cookie, { isSecure: false }) ?? '';
  const link = await identities.makeLink(identity);
  const token = await identities.makeSeatToken(identity, TABLE);
  expect(await identities.visitorIn({ authorization: `Bearer ${secret}` })).toBeNull();
  expect(await identities.visitorIn({ authorization: `Bearer ${link}` })).toBeNull();
  expect(await identities.visitorIn({ cookie: `vigilia=${link}` })).toBeNull();
  expect(await identities.visitorIn({ cookie: `vigilia=${token}` })).toBeNull();
  expect(await identities.claim(secret)).toBeNull();
  expect(await identities.claim(token)).toBeNull();
  expect(await identities.visitorIn({ ...sent(cookie), authorization: 'Basic cHJveHk6eA==' })).not.toBeNull();
});

test('a device that another process signed out is forgotten within a minute', async () => {
  const { identities, clock } = server();
  const { identity, cookie } = await identities.create();
  expect(await identities.visitorIn(sent(cookie))).not.toBeNull();
  const elsewhere = server(clock).identities;
  const [device] = await elsewhere.devices.of(identity, {});
  expect(await elsewhere.devices.signOut(identity, device?.id ?? '')).toBe(true);
  clock.at += 60_001;
  expect(await identities.visitorIn(sent(cookie))).toBeNull();
});

test('signing out tells those who hold connections, and no other person', async () => {
  const { identities } = server();
  const [one, two] = [await identities.create(), await identities.create()];
  const told: string[] = [];
  identities.devices.onSignedOut((person) => told.push(person));
  const [device] = await identities.devices.of(one.identity, sent(one.cookie));
  expect(device).toMatchObject({ isThis: true });
  expect(await identities.devices.signOut(two.identity, device?.id ?? '')).toBe(false);
  expect(await identities.devices.signOut(one.identity, device?.id ?? '')).toBe(true);
  expect(told).toEqual([hashOf(one.identity)]);
  expect(await identities.visitorIn(sent(two.cookie))).not.toBeNull();
});

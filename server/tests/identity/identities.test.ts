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

test('somebody is known by the cookie they were given, and only its hash is kept', async () => {
  const { identities } = server();
  const { identity, cookie } = await identities.welcome();
  expect(await identities.whoIs(sent(cookie))).toEqual({ identity, table: null });
  const secret = cookieIn(sent(cookie).cookie, { isSecure: false }) ?? '';
  expect(secret).toMatch(/^[\w-]{43}$/);
  const key = await store().identities.findKey(hashOf(secret), 0);
  expect(key).toMatchObject({ identity, kind: 'cookie' });
  expect(JSON.stringify(key)).not.toContain(secret);
});

test('nobody is somebody without a cookie, with another one, or with two', async () => {
  const { identities } = server();
  const { cookie } = await identities.welcome();
  const ours = sent(cookie).cookie;
  expect(await identities.whoIs({})).toBeNull();
  expect(await identities.whoIs({ cookie: `vigilia=${'x'.repeat(43)}` })).toBeNull();
  expect(await identities.whoIs({ cookie: `${ours}; vigilia=${'x'.repeat(43)}` })).toBeNull();
  expect(await identities.whoIs({ cookie: `other=1; ${ours}; more=2` })).not.toBeNull();
  expect(await identities.whoIs({ cookie: `x${ours}` })).toBeNull();
});

test('a cookie is looked up once, and no more than a few are remembered', async () => {
  const { identities, asked } = server();
  const cookies = [];
  for (let person = 0; person < 3; person++) cookies.push(sent((await identities.welcome()).cookie));
  const [first, second, third] = cookies;
  if (!first || !second || !third) throw new Error('three were welcomed');
  await identities.whoIs(first);
  await identities.whoIs(first);
  expect(asked()).toBe(1);
  await identities.whoIs(second);
  await identities.whoIs(third);
  await identities.whoIs(third);
  expect(asked()).toBe(3);
  await identities.whoIs(first);
  expect(asked()).toBe(4);
});

test('a cookie ends after 400 days, remembered or not, and is renewed before', async () => {
  const { identities, clock } = server();
  const { identity, cookie } = await identities.welcome();
  expect(await identities.renew(sent(cookie))).toBeNull();
  clock.at += COOKIE_AGE * 0.6;
  const renewed = await identities.renew(sent(cookie));
  expect(renewed).not.toBe(cookie);
  clock.at += COOKIE_AGE * 0.6;
  expect(await identities.whoIs(sent(cookie))).toBeNull();
  expect(await identities.whoIs(sent(renewed))).toEqual({ identity, table: null });
});

test('a phrase makes another device the same person, however it is typed', async () => {
  const { identities } = server();
  const { identity } = await identities.welcome();
  expect(await identities.hasPhrase(identity)).toBe(false);
  const phrase = await identities.makePhrase(identity);
  expect(phrase.split(' ')).toHaveLength(12);
  expect(await identities.hasPhrase(identity)).toBe(true);
  const typed = ` ${phrase.toUpperCase().replaceAll(' ', ',\n  ')}. `;
  const cookie = await identities.recover(typed);
  expect(await identities.whoIs(sent(cookie))).toEqual({ identity, table: null });
});

test('a new phrase voids the old one; one that nobody has is like one that cannot be', async () => {
  const { identities } = server();
  const { identity } = await identities.welcome();
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
  const { identity } = await identities.welcome();
  const token = await identities.makeLink(identity);
  const claimed = await Promise.all([identities.claim(token), identities.claim(token)]);
  const [cookie, ...others] = claimed.filter((given) => given !== null);
  expect(others).toEqual([]);
  expect(await identities.whoIs(sent(cookie ?? null))).toEqual({ identity, table: null });
  expect(await identities.claim(token)).toBeNull();
});

test('a link waits ten minutes', async () => {
  const { identities, clock } = server();
  const { identity } = await identities.welcome();
  const inTime = await identities.makeLink(identity);
  clock.at += LINK_AGE - 1;
  expect(await identities.claim(inTime)).not.toBeNull();
  const late = await identities.makeLink(identity);
  clock.at += LINK_AGE;
  expect(await identities.claim(late)).toBeNull();
});

test('a token of a seat names its table, until it is voided', async () => {
  const { identities } = server();
  const { identity, cookie } = await identities.welcome();
  const token = await identities.makeSeatToken(identity, TABLE);
  const headers = { authorization: `Bearer ${token}` };
  expect(await identities.whoIs(headers)).toEqual({ identity, table: TABLE });
  await identities.voidSeatToken(identity, TABLE);
  expect(await identities.whoIs(headers)).toBeNull();
  // Not even with the owner's cookie next to it.
  expect(await identities.whoIs({ ...headers, ...sent(cookie) })).toBeNull();
});

test('a key opens no door but its own', async () => {
  const { identities } = server();
  const { identity, cookie } = await identities.welcome();
  const secret = cookieIn(sent(cookie).cookie, { isSecure: false }) ?? '';
  const link = await identities.makeLink(identity);
  const token = await identities.makeSeatToken(identity, TABLE);
  expect(await identities.whoIs({ authorization: `Bearer ${secret}` })).toBeNull();
  expect(await identities.whoIs({ authorization: `Bearer ${link}` })).toBeNull();
  expect(await identities.whoIs({ cookie: `vigilia=${link}` })).toBeNull();
  expect(await identities.whoIs({ cookie: `vigilia=${token}` })).toBeNull();
  expect(await identities.claim(secret)).toBeNull();
  expect(await identities.claim(token)).toBeNull();
  expect(await identities.whoIs({ ...sent(cookie), authorization: 'Basic cHJveHk6eA==' })).not.toBeNull();
});

test('a device that another process signed out is forgotten within a minute', async () => {
  const { identities, clock } = server();
  const { identity, cookie } = await identities.welcome();
  expect(await identities.whoIs(sent(cookie))).not.toBeNull();
  const elsewhere = server(clock).identities;
  const [device] = await elsewhere.devices(identity, {});
  expect(await elsewhere.signOut(identity, device?.id ?? '')).toBe(true);
  clock.at += 60_001;
  expect(await identities.whoIs(sent(cookie))).toBeNull();
});

test('signing out tells those who hold connections, and no other person', async () => {
  const { identities } = server();
  const [one, two] = [await identities.welcome(), await identities.welcome()];
  const told: string[] = [];
  identities.onSignedOut((identity) => told.push(identity));
  const [device] = await identities.devices(one.identity, sent(one.cookie));
  expect(device).toMatchObject({ isThis: true });
  expect(await identities.signOut(two.identity, device?.id ?? '')).toBe(false);
  expect(await identities.signOut(one.identity, device?.id ?? '')).toBe(true);
  expect(told).toEqual([one.identity]);
  expect(await identities.whoIs(sent(two.cookie))).not.toBeNull();
});

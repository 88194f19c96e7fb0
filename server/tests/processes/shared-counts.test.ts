import { expect, test } from 'vitest';
import { RateLimiter } from '../../src/limits/rate-limiter.ts';
import { Tally } from '../../src/limits/tally.ts';
import { SharedCounts } from '../../src/processes/shared-counts.ts';
import { Time } from '../play/time.ts';

const NOW = 1_000_000;
const ADDRESS = '192.0.2.1';

/** A process with one limit: ten at once, one a second, and eight sockets of an address. */
function process() {
  const requests = new RateLimiter({ burst: 10, perSecond: 1 });
  const sockets = new Tally();
  const counts = new SharedCounts({ limiters: { requests }, sockets, socketsOfAddress: 8, now: () => NOW });
  // From here on it notes what has to be told.
  counts.news(1);
  return { requests, sockets, counts };
}

/** How many are allowed at a moment. */
function allowed({ requests }: ReturnType<typeof process>, whose = ADDRESS): number {
  let count = 0;
  while (count < 100 && requests.take(whose, NOW) === 0) count++;
  return count;
}

test('what an address has used up at one process it has used up at the other', () => {
  const [one, two] = [process(), process()];
  for (let taken = 0; taken < 7; taken++) one.requests.take(ADDRESS, NOW);
  two.counts.hear('one', one.counts.news(1));
  expect([allowed(two), allowed(two, '192.0.2.2')]).toEqual([3, 10]);
  // It is told once.
  two.counts.hear('one', one.counts.news(1));
  expect(two.requests.take(ADDRESS, NOW + 1_000)).toBe(0);
});

test('what was refused is not told, and no address owes more than one burst', () => {
  const [one, two] = [process(), process()];
  expect([allowed(one), allowed(two)]).toEqual([10, 10]);
  for (let again = 0; again < 50; again++) one.requests.take(ADDRESS, NOW);
  const news = one.counts.news(1);
  for (let told = 0; told < 3; told++) two.counts.hear('one', news);
  // The ten of both, and one more.
  expect(two.requests.take(ADDRESS, NOW)).toBe(11_000);
});

test('an address that uses a small part of its limit is not told of', () => {
  const requests = new RateLimiter({ burst: 100, perSecond: 80 });
  const sockets = new Tally();
  let now = NOW;
  const counts = new SharedCounts({ limiters: { requests }, sockets, socketsOfAddress: 80, now: () => now });
  counts.news(1);
  sockets.add(ADDRESS);
  // An eighth of what may be taken in this second stays uncounted.
  for (let taken = 0; taken < 10; taken++) requests.take(ADDRESS, NOW);
  now += 1_000;
  expect(JSON.parse(`${counts.news(1)}`)).toEqual({ taken: {}, sockets: [] });
  for (let taken = 0; taken < 11; taken++) requests.take(ADDRESS, NOW);
  now += 1_000;
  expect(JSON.parse(`${counts.news(1)}`)).toEqual({ taken: { requests: [[ADDRESS, 11]] }, sockets: [] });
});

test('the sockets of an address are counted over all processes that are there', () => {
  const [one, two, here] = [process(), process(), process()];
  for (let open = 0; open < 5; open++) one.sockets.add(ADDRESS);
  for (let open = 0; open < 2; open++) two.sockets.add(ADDRESS);
  here.counts.hear('one', one.counts.news(2));
  here.counts.hear('two', two.counts.news(2));
  expect(here.counts.socketsElsewhere(ADDRESS)).toBe(7);
  for (let open = 0; open < 5; open++) one.sockets.remove(ADDRESS);
  here.counts.hear('one', one.counts.news(2));
  expect(here.counts.socketsElsewhere(ADDRESS)).toBe(2);
  here.counts.forget('two');
  expect(here.counts.socketsElsewhere(ADDRESS)).toBe(0);
});

test('more addresses than any crowd has are not all told of, and each counts at its process', () => {
  const { requests, counts } = process();
  for (let address = 0; address < 20_000; address++) requests.take(`${address}`, NOW);
  const { taken } = JSON.parse(`${counts.news(1)}`) as { taken: { requests: unknown[] } };
  expect(taken.requests).toHaveLength(5_000);
});

test('what another process calls by a name that is not known here changes nothing', () => {
  const { counts, requests } = process();
  counts.hear('one', Buffer.from('{"taken":{"of-a-later-version":[["192.0.2.1",5]]},"sockets":[]}'));
  expect(requests.take(ADDRESS, NOW)).toBe(0);
  counts.hear('one', Buffer.alloc(0));
});

test('a process that joins later is not told what was used up while there was no other', () => {
  const { requests, counts } = process();
  for (let taken = 0; taken < 5; taken++) requests.take(ADDRESS, NOW);
  counts.rest();
  requests.take(ADDRESS, NOW);
  expect(JSON.parse(`${counts.news(1)}`)).toMatchObject({ taken: {} });
});

test('a clock that was set back makes no small use worth telling', () => {
  const time = new Time();
  const busy = new RateLimiter({ burst: 1_000, perSecond: 1_000 });
  const counts = new SharedCounts({
    limiters: { busy },
    sockets: new Tally(),
    socketsOfAddress: 8,
    now: time.now,
  });
  counts.news(1);
  time.pass(-1_000_000);
  counts.news(1);
  time.pass(1_000);
  busy.take(ADDRESS, time.now());
  expect(JSON.parse(`${counts.news(1)}`)).toMatchObject({ taken: {} });
});

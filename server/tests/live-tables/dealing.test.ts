import { expect, test } from 'vitest';
import { sitDown } from '../play/gather.ts';
import type { Player } from '../play/player.ts';
import { useTestServer } from '../play/test-server.ts';
import { Time } from '../play/time.ts';
import { whyNot } from '../play/why-not.ts';

const time = new Time();
const server = useTestServer({ now: time.now });

test('a seat that does not open in time is named, and all seal anew', async () => {
  const players = await sitDown(server().address, { game: 'diario', seats: 2 });
  const [host, guest] = players as [Player, Player];
  const path = `/tables/${host.table}`;
  await host.beReady('first-of-the-host');
  await guest.beReady('first-of-the-guest');
  guest.given = null;
  await host.get('POST', `${path}/begin`, {});
  await host.until(() => host.card?.seats[0]?.opened === true);
  expect(await whyNot(host, `${path}/begin`)).toBe('refusal.dealing');
  time.pass(60_000);
  // Nothing has to be asked for it.
  await host.until(() => host.card?.dealing === null);
  expect(host.card).toMatchObject({
    phase: 'gathering',
    unopened: [1],
    seats: [
      { ready: false, entropyHash: null, opened: false },
      { ready: false, entropyHash: null, opened: false },
    ],
  });
  expect(await whyNot(host, `${path}/begin`)).toBe('refusal.not-ready');
  await host.beReady('second-of-the-host');
  await guest.beReady('second-of-the-guest');
  await host.get('POST', `${path}/begin`, {});
  await guest.until(() => guest.card?.phase === 'playing');
  expect(guest.card?.unopened).toEqual([]);
});

test('where all give nothing the game is dealt at once', async () => {
  const players = await sitDown(server().address, { game: 'diario', seats: 1 });
  const [host] = players as [Player];
  await host.get('POST', `/tables/${host.table}/ready`, { ready: true });
  expect(await host.get('POST', `/tables/${host.table}/begin`, {})).toMatchObject({ phase: 'playing' });
});

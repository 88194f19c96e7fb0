import { entropyHashOf } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { sitDown } from '../play/gather.ts';
import { noteOf, verified } from '../play/note.ts';
import { playOn, shortestGame } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { useTestServer } from '../play/test-server.ts';
import { whyNot } from '../play/why-not.ts';

const server = useTestServer();

/** Two people and a bot at a table that is dealing: the host has opened, the guest holds back. */
async function dealing() {
  const people = await sitDown(server().address, { game: 'diario', seats: 3, people: 2 });
  const [host, guest] = people as [Player, Player];
  const path = `/tables/${host.table}`;
  await host.get('POST', `${path}/bot`, { seat: 2, bot: 'random' });
  await host.beReady('first-of-the-host');
  await guest.beReady('first-of-the-guest');
  guest.given = null;
  await host.get('POST', `${path}/begin`, {});
  await guest.until(() => guest.card?.seats[0]?.opened === true);
  return { people, host, guest, path };
}

type Dealing = Awaited<ReturnType<typeof dealing>>;
const sealed = [entropyHashOf('first-of-the-host'), entropyHashOf('first-of-the-guest')];
const ada = { seat: 0, name: 'Ada' };
const bruno = { seat: 1, name: 'Bruno' };

test.each<[string, (at: Dealing) => Promise<unknown>, object]>([
  [
    'is no longer ready',
    ({ guest, path }) => guest.get('POST', `${path}/ready`, { ready: false }),
    { by: 'player', players: [bruno] },
  ],
  ['gets up', ({ guest, path }) => guest.get('POST', `${path}/stand`), { by: 'player', players: [bruno] }],
  [
    'sits down anew',
    ({ guest, path }) => guest.get('POST', `${path}/sit`, { seat: 1, name: 'Carla' }),
    { by: 'player', players: [bruno] },
  ],
  [
    'is freed by the host',
    ({ host, path }) => host.get('POST', `${path}/free`, { seat: 1, bot: 'random' }),
    { by: 'host', players: [ada] },
  ],
  [
    'is barred by the host',
    ({ host, path }) => host.get('POST', `${path}/bar`, { seat: 1 }),
    { by: 'host', players: [ada] },
  ],
  [
    'sees the host change a bot',
    ({ host, path }) => host.get('POST', `${path}/bot`, { seat: 2, bot: null }),
    { by: 'host', players: [ada] },
  ],
])('a deal is counted and attributed that ends because a player %s', async (_, end, expected) => {
  const at = await dealing();
  expect(at.host.card?.undealt).toEqual([]);
  await end(at);
  await at.host.until(() => at.host.card?.dealing === null);
  expect(at.host.card?.undealt).toEqual([{ ...expected, entropyHashes: sealed }]);
  expect(at.host.card?.seats[0]).toMatchObject({ ready: false, entropyHash: null, opened: false });
});

test('what was sealed for a broken-off deal is spent, and the record says who broke it off', async () => {
  const { people, host, guest, path } = await dealing();
  await guest.get('POST', `${path}/ready`, { ready: false });
  for (const entropyHash of sealed)
    expect(await whyNot(host, `${path}/ready`, { ready: true, entropyHash })).toBe('refusal.spent-entropy');
  await host.beReady('second-of-the-host');
  await guest.beReady('second-of-the-guest');
  await host.get('POST', `${path}/begin`, {});
  await guest.until(() => guest.card?.phase === 'playing');
  expect(guest.card?.undealt).toHaveLength(1);
  await playOn(people, shortestGame);
  const record = await host.get<string>('GET', `${path}/record`);
  const undealt = [{ by: 'player', players: [bruno], entropyHashes: sealed }];
  const [header = ''] = record.split('\n');
  expect(JSON.parse(header)).toMatchObject({ audit: 3, practice: false, bots: [2], undealt });
  expect(await verified(record, noteOf(host))).toMatchObject({ fault: null, abandonedDeals: undealt });
  const hidden = { ...noteOf(host), undealt: [sealed, ['0'.repeat(64)]] };
  expect((await verified(record, hidden)).fault?.wrong).toEqual({
    reason: { key: 'verdict.other-undealt', vars: {} },
  });
});

test('a guest who has broken off five deals seals nothing more, and the table deals on without them', async () => {
  const people = await sitDown(server().address, { game: 'diario', seats: 2 });
  const [host, guest] = people as [Player, Player];
  const path = `/tables/${host.table}`;
  const sealFor = (player: Player, deal: number) =>
    whyNot(player, `${path}/ready`, { ready: true, entropyHash: entropyHashOf(`${player.seat} ${deal}`) });
  for (let deal = 0; deal < 5; deal++) {
    for (const player of people) expect(await sealFor(player, deal)).toBeNull();
    expect(await whyNot(host, `${path}/begin`)).toBeNull();
    await guest.get('POST', `${path}/ready`, { ready: false });
  }
  expect(await sealFor(guest, 5)).toBe('refusal.broke-off');
  await host.get('POST', `${path}/free`, { seat: 1, bot: 'random' });
  expect(await sealFor(host, 5)).toBeNull();
  expect(await whyNot(host, `${path}/begin`)).toBeNull();
});

test('a table at which fifty deals were broken off deals no more', async () => {
  const people = await sitDown(server().address, { game: 'diario', seats: 1 });
  const [host] = people as [Player];
  const path = `/tables/${host.table}`;
  for (let deal = 0; deal <= 50; deal++) {
    const entropyHash = entropyHashOf(`deal-${deal}`);
    await host.get('POST', `${path}/ready`, { ready: true, entropyHash });
    const refused = await whyNot(host, `${path}/begin`);
    expect(refused).toBe(deal < 50 ? null : 'refusal.too-many-deals');
    await host.get('POST', `${path}/ready`, { ready: false });
  }
});

import { expect, test } from 'vitest';
import { LIMITS } from '../../src/limits/limits.ts';
import type { Card } from '../../src/protocol/from-server.ts';
import { sitDown } from '../play/gather.ts';
import { GENEROUS } from '../play/limits.ts';
import { Player } from '../play/player.ts';
import { ReceivedMessages } from '../play/received.ts';
import { useTestServer } from '../play/test-server.ts';
import { whyNot } from '../play/why-not.ts';

const server = useTestServer({ proxies: 1, limits: { ...GENEROUS, seatsOfAddress: LIMITS.seatsOfAddress } });

async function three() {
  const setting = { talk: 'free' };
  const people = (await sitDown(server().address, { game: '011', seats: 4, people: 3, setting })) as [
    Player,
    Player,
    Player,
  ];
  const [host, guest, other] = people;
  return { people, host, guest, other, path: `/tables/${host.table}` };
}

test('the host frees a seat, or puts a bot on it, and all see it', async () => {
  const { host, guest, other, path } = await three();
  await host.get('POST', `${path}/free`, { seat: 1 });
  await guest.until(() => guest.seat === null);
  await host.get('POST', `${path}/free`, { seat: 2, bot: 'random' });
  await other.until(() => other.seat === null);
  await guest.until(() => guest.card?.seats[2]?.bot !== undefined);
  expect(guest.card?.seats.map((seat) => seat?.name ?? seat?.bot ?? null)).toEqual([
    'Ada',
    null,
    'random',
    null,
  ]);
  // A seat that was freed may be taken again.
  expect(await whyNot(guest, `${path}/sit`, { name: 'Bruno' })).toBeNull();
});

test('only the host frees, bars, hands over and closes, and only seats of other people', async () => {
  const { host, guest, path } = await three();
  for (const command of ['free', 'bar', 'hand-over']) {
    expect(await whyNot(guest, `${path}/${command}`, { seat: 2 })).toBe('refusal.host-only');
    expect(await whyNot(host, `${path}/${command}`, { seat: 0 })).toBe('refusal.yourself');
    expect(await whyNot(host, `${path}/${command}`, { seat: 3 })).toBe('refusal.no-person');
  }
  expect((await guest.ask('POST', `${path}/close`)).status).toBe(403);
  expect(await whyNot(host, `${path}/free`, { seat: 1, bot: 'nobody' })).toBe('refusal.unknown-bot');
});

test('who is barred sits no more, reads no talk, and is named to the others', async () => {
  const { host, guest, other, path } = await three();
  await host.get('POST', `${path}/bar`, { seat: 1 });
  await guest.until(() => guest.seat === null);
  await other.until(() => other.card?.seats[1] === null);
  expect(other.card?.barred).toEqual(['Bruno']);
  expect(await whyNot(guest, `${path}/sit`, { name: 'Bruno' })).toBe('refusal.barred');
  const received = new ReceivedMessages(guest);
  await host.do({ type: 'write', words: 'between us' });
  await guest.come(host.table);
  expect(await received.last('welcome')).toMatchObject({ isBarred: true, talk: [] });
  expect(received.all('said')).toEqual([]);
  expect((await guest.ask('GET', `${path}/story`)).status).toBe(403);
  expect(await guest.get<{ tables: object[] }>('GET', '/me/tables')).toEqual({ tables: [] });
});

test('the table is handed over, and the new host begins', async () => {
  const { people, host, guest, path } = await three();
  await host.get('POST', `${path}/hand-over`, { seat: 1 });
  await guest.until(() => guest.card?.host === 1);
  expect(await whyNot(host, `${path}/bot`, { seat: 3, bot: 'random' })).toBe('refusal.host-only');
  for (const player of people) await player.get('POST', `${path}/ready`, { ready: true });
  await guest.get('POST', `${path}/begin`, { fill: 'random' });
  await host.until(() => host.card?.phase === 'playing');
});

test('a closed table takes no person and is in no list', async () => {
  const { host, guest, path } = await three();
  await host.get('POST', `${path}/close`);
  await guest.until(() => guest.card?.isClosed === true);
  expect(guest.card?.phase).toBe('over');
  const late = new Player(server().address);
  expect(await whyNot(late, `${path}/sit`, { name: 'Late' })).toBe('refusal.closed');
  expect(await whyNot(guest, `${path}/ready`, { ready: true })).toBe('refusal.closed');
  expect(await guest.get<{ tables: object[] }>('GET', '/me/tables')).toEqual({ tables: [] });
});

test('a public table takes one seat a person, and other tables as many as a household needs', async () => {
  const at = (address: string) => {
    const player = new Player(server().address);
    player.from = address;
    return player;
  };
  const [host, stranger, same] = [at('192.0.2.1'), at('192.0.2.2'), at('192.0.2.2')];
  for (const isPublic of [true, false]) {
    const wanted = { game: '011', seats: 4, isPublic };
    const { id } = await host.get<Card>('POST', '/tables', wanted);
    const sit = (player: Player, name: string) => whyNot(player, `/tables/${id}/sit`, { name });
    expect(await sit(host, 'Ada')).toBeNull();
    expect(await sit(stranger, 'Bruno')).toBeNull();
    expect(await sit(stranger, 'Bruno again')).toBeNull();
    expect(await sit(same, 'Carla')).toBe(isPublic ? 'refusal.one-seat' : null);
  }
});

test('the host says how long a person may be away, all see it, and no other person changes it', async () => {
  const { host, guest, path } = await three();
  expect(guest.card?.setting.absence).toBe('brief');
  expect(await whyNot(guest, `${path}/absence`, { absence: 'hours' })).toBe('refusal.host-only');
  expect(await whyNot(host, `${path}/absence`, { absence: 'never' })).toBe('refusal.malformed');
  await host.get('POST', `${path}/absence`, { absence: 'hours' });
  await guest.until(() => guest.card?.setting.absence === 'hours');
  expect(guest.card?.seats.map((seat) => seat?.name ?? null)).toEqual(['Ada', 'Bruno', 'Carla', null]);
});

test.each([
  { wanted: { clock: 'none' }, absence: 'brief' },
  { wanted: { clock: 'days' }, absence: 'days' },
  { wanted: { clock: 'days', absence: 'quarter' }, absence: 'quarter' },
])('a table opened with $wanted waits $absence for a person who is away', async ({ wanted, absence }) => {
  const host = new Player(server().address);
  const { setting } = await host.get<Card>('POST', '/tables', { game: '011', seats: 4, ...wanted });
  expect(setting.absence).toBe(absence);
});

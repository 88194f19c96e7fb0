import { expect, test } from 'vitest';
import { gather, sitDown } from '../play/gather.ts';
import { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { reasonOf } from '../play/received.ts';
import { useTestServer } from '../play/test-server.ts';
import { whyNot } from '../play/why-not.ts';

const server = useTestServer();
const DIARIO = { game: 'diario', seats: 3 };

async function two() {
  const [host, guest] = (await sitDown(server().address, { ...DIARIO, people: 2 })) as [Player, Player];
  return { host, guest, path: `/tables/${host.table}` };
}

test('shows to all at once who sits down, moves or gets up', async () => {
  const { host, guest, path } = await two();
  const names = () => host.card?.seats.map((seat) => seat?.name ?? null);
  await guest.get('POST', `${path}/sit`, { seat: 2, name: 'Bruno' });
  await host.until(() => names()?.[2] === 'Bruno');
  expect(names()).toEqual(['Ada', null, 'Bruno']);
  await guest.until(() => guest.seat === 2);
  await guest.get('POST', `${path}/stand`);
  await host.until(() => names()?.[2] === null);
  await guest.until(() => guest.seat === null);
});

test('a seat, a colour and a symbol are one person’s', async () => {
  const { host, guest, path } = await two();
  await caughtUp([host, guest]);
  const [ada] = guest.card?.seats ?? [];
  const looks = { name: 'Bruno', seat: 1 };
  expect(await whyNot(guest, `${path}/sit`, { ...looks, seat: 0 })).toBe('refusal.taken');
  expect(await whyNot(guest, `${path}/sit`, { ...looks, seat: 7 })).toBe('refusal.no-seat');
  expect(await whyNot(guest, `${path}/sit`, { ...looks, colour: ada?.colour })).toBe('refusal.same-colour');
  expect(await whyNot(guest, `${path}/sit`, { ...looks, symbol: ada?.symbol })).toBe('refusal.same-symbol');
  expect(guest.card?.seats[1]).toMatchObject({ name: 'Bruno' });
});

test('only the host seats bots, on free seats, and sends them away', async () => {
  const { host, guest, path } = await two();
  expect(await whyNot(guest, `${path}/bot`, { seat: 2, bot: 'random' })).toBe('refusal.host-only');
  expect(await whyNot(host, `${path}/bot`, { seat: 1, bot: 'random' })).toBe('refusal.taken');
  expect(await whyNot(host, `${path}/bot`, { seat: 2, bot: 'nobody' })).toBe('refusal.unknown-bot');
  await host.get('POST', `${path}/bot`, { seat: 2, bot: 'random' });
  await guest.until(() => guest.card?.seats[2]?.bot === 'random');
  await host.get('POST', `${path}/bot`, { seat: 2, bot: null });
  await guest.until(() => guest.card?.seats[2] === null);
});

test('begins once every seat is taken and ready', async () => {
  const { host, guest, path } = await two();
  const begin = (fill?: string) => whyNot(host, `${path}/begin`, fill === undefined ? {} : { fill });
  const ready = (player: Player, isReady: boolean) => player.get('POST', `${path}/ready`, { ready: isReady });
  expect(await begin('random')).toBe('refusal.not-ready');
  await ready(host, true);
  await ready(guest, true);
  await ready(guest, false);
  expect(await begin('random')).toBe('refusal.not-ready');
  await ready(guest, true);
  expect(await begin()).toBe('refusal.empty-seat');
  expect(await whyNot(guest, `${path}/begin`, { fill: 'random' })).toBe('refusal.host-only');
  expect(await begin('random')).toBeNull();
  await guest.until(() => guest.card?.phase === 'playing');
  expect(guest.card?.seats[2]).toMatchObject({ bot: 'random' });
});

test('refuses sitting down, getting ready and seating bots once the game has begun', async () => {
  const [host] = (await gather(server().address, DIARIO)) as [Player];
  const path = `/tables/${host.table}`;
  const late = new Player(server().address);
  expect(await whyNot(late, `${path}/sit`, { name: 'Late' })).toBe('refusal.begun');
  expect(await whyNot(host, `${path}/sit`, { seat: 1, name: 'Ada' })).toBe('refusal.begun');
  expect(await whyNot(host, `${path}/ready`, { ready: false })).toBe('refusal.begun');
  expect(await whyNot(host, `${path}/bot`, { seat: 1, bot: 'random' })).toBe('refusal.begun');
  expect(await whyNot(host, `${path}/begin`)).toBe('refusal.begun');
});

test('who gets up in the middle is played by a bot', async () => {
  const players = await gather(server().address, { game: '011', seats: 4 });
  const { leader, others } = decider(players);
  await leader.get('POST', `/tables/${leader.table}/stand`);
  const [other] = others as [Player];
  await other.until(() => other.answers > 0);
  expect(other.card?.seats[Number(leader.seat)]?.lent).toEqual({ to: 'bot', once: false });
});

test('who got up is back by choosing, or by saying so', async () => {
  const setting = { pace: 'calm' };
  for (const comeBack of [
    (player: Player) => player.choose('trust'),
    (player: Player) => player.do({ type: 'return' }),
  ]) {
    const players = await gather(server().address, { game: 'diario', seats: 2, setting });
    const { others } = decider(players);
    const [guest] = others as [Player];
    await guest.get('POST', `/tables/${guest.table}/stand`);
    await guest.until(() => guest.card?.seats[Number(guest.seat)]?.lent !== null);
    expect(reasonOf(await comeBack(guest))).toBe('happened');
    expect(guest.card?.seats[Number(guest.seat)]?.lent).toBeNull();
  }
});

import { expect, test } from 'vitest';
import type { Card } from '../../src/protocol/from-server.ts';
import { gather } from '../play/gather.ts';
import { playOn, shortestGame } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { useTestServer } from '../play/test-server.ts';
import { Visitor } from '../play/visitor.ts';
import { whyNot } from '../play/why-not.ts';

const server = useTestServer();

async function over() {
  const players = await gather(server().address, { game: 'diario', seats: 3, people: 2, bot: 'random' });
  await playOn(players, shortestGame);
  return players as [Player, Player];
}

test('the same people sit one seat further at a new table, which all of them find', async () => {
  const [one, other] = await over();
  const next = await one.get<Card>('POST', `/tables/${one.table}/rematch`);
  expect(next.id).not.toBe(one.table);
  expect(next.commitment).not.toBe(one.card?.commitment);
  expect(next).toMatchObject({ phase: 'gathering', setting: one.card?.setting });
  const looks = (card: Card | null) =>
    card?.seats.map((seat) => ({ ...seat, ready: null, lent: null, entropyHash: null, opened: null }));
  // Bots of Diario only advise, so the people change seats among themselves.
  const [ada, bruno, bot] = looks(one.card) ?? [];
  expect(looks(next)).toEqual([bruno, ada, bot]);
  expect(next.seats.map((seat) => seat?.ready)).toEqual([false, false, true]);
  await other.until(() => other.card?.rematch === next.id);
  await other.come(next.id);
  expect(other.seat).toBe(0);
});

test('all who ask at once are led to one table', async () => {
  const [one, other] = await over();
  const asked = [one, other, one, other].map((player) =>
    player.get<Card>('POST', `/tables/${one.table}/rematch`),
  );
  const ids = (await Promise.all(asked)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
});

test('only who played may ask for another game, and only when it is over', async () => {
  const [one] = (await gather(server().address, { game: 'diario', seats: 1 })) as [Player];
  expect(await whyNot(one, `/tables/${one.table}/rematch`)).toBe('refusal.not-over');
  await playOn([one], shortestGame);
  const stranger = new Visitor(one.address);
  await stranger.get('POST', '/tables', { game: '011', seats: 4 });
  expect(await whyNot(stranger, `/tables/${one.table}/rematch`)).toBe('refusal.not-seated');
});

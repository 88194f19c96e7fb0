import type { Outcome } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import type { Card } from '../../src/protocol/from-server.ts';
import { gather } from '../play/gather.ts';
import { playOn, shortestGame } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { decider } from '../play/players.ts';
import { sameSeed } from '../play/seeds.ts';
import { useTestServer } from '../play/test-server.ts';
import { Visitor } from '../play/visitor.ts';

const server = useTestServer({ makeSeed: sameSeed });

interface Mine {
  readonly card: Card;
  readonly yourTurn: boolean;
  readonly yourSeat: number | null;
  readonly outcome: Outcome | null;
}

const tablesOf = async (visitor: Visitor) =>
  (await visitor.get<{ tables: Mine[] }>('GET', '/me/tables')).tables;

test('of my tables those come first where it is my turn, though others are newer', async () => {
  const players = await gather(server().address, { game: '011', seats: 4 });
  const { leader } = decider(players);
  const gathering = await leader.get<Card>('POST', '/tables', { game: 'diario', seats: 2 });
  const listed = async () =>
    (await tablesOf(leader)).map(({ card, yourTurn, yourSeat }) => [card.id, yourTurn, yourSeat]);
  expect(await listed()).toEqual([
    [leader.table, true, leader.seat],
    [gathering.id, false, null],
  ]);
  await leader.choose('bid I 0');
  expect(await listed()).toEqual([
    [leader.table, false, leader.seat],
    [gathering.id, false, null],
  ]);
  expect(await tablesOf(new Visitor(leader.address))).toEqual([]);
});

test('my tables tell how a game ended', async () => {
  const [one] = (await gather(server().address, { game: 'diario', seats: 1 })) as [Player];
  expect((await tablesOf(one)).map(({ outcome }) => outcome)).toEqual([null]);
  await playOn([one], shortestGame);
  const [mine] = await tablesOf(one);
  expect(mine?.outcome).toEqual({ how: expect.any(String), winners: expect.any(Array) });
});

test('the lobby shows public tables while people gather, with nothing secret', async () => {
  const host = new Visitor(server().address);
  const open = await host.get<Card>('POST', '/tables', { game: 'diario', seats: 1, isPublic: true });
  await host.get('POST', '/tables', { game: 'diario', seats: 1 });
  const lobby = () => new Visitor(server().address).get<{ tables: Card[] }>('GET', '/lobby');
  expect((await lobby()).tables).toEqual([open]);
  await host.get('POST', `/tables/${open.id}/sit`, { name: 'Ada' });
  await host.get('POST', `/tables/${open.id}/ready`, { ready: true });
  const written = JSON.stringify(await lobby());
  expect(written).not.toContain(sameSeed());
  await host.get('POST', `/tables/${open.id}/begin`, {});
  expect((await lobby()).tables).toEqual([]);
});

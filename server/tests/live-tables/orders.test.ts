import { expect, test } from 'vitest';
import { worker } from '../play/games.ts';
import { gather, sitDown } from '../play/gather.ts';
import type { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages, reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { TestServers } from '../play/test-servers.ts';
import { Time } from '../play/time.ts';

async function auction() {
  const bots = { worker, threads: 1, budget: 50, delay: () => 0 };
  const servers = await TestServers.at({ makeSeed: sameSeed, now: new Time().now, bots });
  const { address } = await servers.open();
  const players = await gather(address, { game: '011', seats: 4 });
  const { leader, others } = decider(players);
  // The seat that is asked right after the one that opens.
  const owner = players[(Number(leader.seat) + 1) % 4] as Player;
  return { servers, players, leader, owner, others: others.filter((other) => other !== owner) };
}

const order = (player: Player, line: string | null) => player.do({ type: 'order', line });

/** Answers under keys that are the same in every run of a test. */
function choose(player: Player, line: string) {
  const { version } = player;
  return player.do({ type: 'choose', version, line, key: `seat-${player.seat}-at-${version}` });
}

/** All but the owner and the leader pass as soon as they are asked. */
async function passOn(others: readonly Player[]): Promise<void> {
  for (const _ of others) {
    const asked = await Promise.race(
      others.map((other) => other.until(() => other.asks.length > 0).then(() => other)),
    );
    await choose(asked, 'pass');
    await asked.until(() => asked.asks.length === 0);
  }
}

test('an order bids for its owner as far as it goes, and is forgotten when its work is done', async () => {
  const { players, leader, owner, others } = await auction();
  expect(reasonOf(await order(owner, 'I up to 1 then pass'))).toBe('done');
  expect(owner.order).toContain('up to 1 then pass');
  await choose(leader, 'bid I 0');
  await passOn(others);
  await leader.until(() => leader.asks.length > 0);
  await choose(leader, 'pass');
  await owner.until(() => owner.order === null);
  await caughtUp(players);
  expect(owner.view.order).toEqual([owner.seat, null, null, null]);
});

test('an order looks to the others like its owner, byte by byte', async () => {
  const runs: string[][] = [];
  for (const hasOrder of [true, false]) {
    const { players, leader, owner, others } = await auction();
    const received = [leader, ...others].map((player) => new ReceivedMessages(player));
    if (hasOrder) {
      await order(owner, 'I up to 1 then pass');
      owner.leave();
    }
    await choose(leader, 'bid I 0');
    if (!hasOrder) {
      await owner.until(() => owner.asks.length > 0);
      // What its owner throws in is answered to its owner alone.
      await choose(owner, 'bid I 1');
    }
    await passOn(others);
    await leader.until(() => leader.asks.length > 0);
    await choose(leader, 'pass');
    await caughtUp(players.filter((player) => player !== owner));
    const table = leader.table;
    runs.push(received.map(({ written }) => written.join('\n').replaceAll(table, 'the table')));
    const [one] = others as [Player];
    expect(one.present).toEqual([0, 1, 2, 3]);
  }
  expect(runs[0]).toEqual(runs[1]);
  expect(runs[0]?.join()).not.toContain('up to');
});

test('an order may leave the decision to its owner, who is woken', async () => {
  const { leader, owner, others } = await auction();
  await order(owner, 'I up to 1 then wake');
  const received = new ReceivedMessages(owner);
  const recordQuestions = others.map((other) => new ReceivedMessages(other));
  await choose(leader, 'bid I 0');
  await passOn(others);
  await leader.until(() => leader.asks.length > 0);
  await choose(leader, 'bid I 2');
  await received.last('wake');
  expect(owner.order).toBeNull();
  expect(owner.asks).toHaveLength(1);
  expect(reasonOf(await choose(owner, 'bid I 3'))).toBe('happened');
  for (const { messages } of recordQuestions) {
    expect(messages.map(({ type }) => type)).not.toContain('wake');
    expect(messages.map(({ type }) => type)).not.toContain('order');
  }
});

test('what was taken back answers nothing', async () => {
  const { leader, owner, others } = await auction();
  await order(owner, 'I up to 9 then pass');
  await order(owner, null);
  expect(owner.order).toBeNull();
  await choose(leader, 'bid I 0');
  await owner.until(() => owner.asks.length > 0);
  expect(reasonOf(await choose(owner, 'pass'))).toBe('happened');
  await passOn(others);
  await leader.until(() => (leader.view.order as unknown[])[0] === leader.seat);
});

test('an order that makes no sense is refused with the column where it stops making any', async () => {
  const { owner } = await auction();
  const answer = await order(owner, 'I up to 9 then dance');
  expect(answer).toMatchObject({ type: 'refused', column: 1 });
  expect(reasonOf(answer)).toBe('refusal.order-form');
  expect(owner.order).toBeNull();
});

test('an order outlives a restart of the server, and the absence of its owner', async () => {
  const { servers, players, leader, owner, others } = await auction();
  await order(owner, 'I up to 1 then pass');
  const { address } = await servers.reopen();
  for (const player of players) player.moveTo(address);
  await Promise.all(players.map((player) => player.come()));
  expect(owner.order).toContain('up to 1 then pass');
  owner.leave();
  await choose(leader, 'bid I 0');
  const [one] = others as [Player];
  await one.until(() => one.answers === 2);
  expect(one.present).toContain(owner.seat);
});

test('where the game knows no orders none is left, nor before it has begun', async () => {
  const servers = await TestServers.at();
  const { address } = await servers.open();
  const [early] = (await sitDown(address, { game: '011', seats: 4, people: 1 })) as [Player];
  expect(reasonOf(await order(early, 'pass'))).toBe('refusal.not-begun');
  const [player] = (await gather(address, { game: 'diario', seats: 1 })) as [Player];
  expect(reasonOf(await order(player, 'pass'))).toBe('refusal.no-orders');
});

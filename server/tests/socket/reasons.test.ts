import { expect, test } from 'vitest';
import { gather } from '../play/gather.ts';
import { firstChoice } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { caughtUp, decider } from '../play/players.ts';
import { ReceivedMessages } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { TestServers } from '../play/test-servers.ts';

/** The first decision of two people, on which two bots have spoken. */
async function spokenOn() {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const { address } = await servers.open();
  const players = await gather(address, { game: 'diario', seats: 4, people: 2, bot: 'council' });
  const { leader, others } = decider(players);
  await leader.until(() => (leader.view.spoke as number[]).length === 2);
  await caughtUp(players);
  return { servers, players, leader, other: others[0] as Player };
}

test('why a bot spoke goes out with its voice, to those who hear it, and not before', async () => {
  const { players, leader, other } = await spokenOn();
  const heard = players.map((player) => new ReceivedMessages(player));
  await other.answer({ seat: other.seat ?? 0 }, 'silent');
  await caughtUp(players);
  // With the last voice all are heard.
  for (const received of heard) {
    const { reasons } = await received.last('happened');
    expect(reasons?.map(({ seat }) => seat).toSorted()).toEqual([2, 3]);
    for (const { reason } of reasons ?? []) expect(reason.key).toMatch(/^reason\./);
  }
  const [ask] = leader.asks;
  if (ask === undefined) throw new Error('the Leader is asked nothing');
  await leader.answer(ask, firstChoice(leader, ask));
  expect(await heard[0]?.last('happened')).not.toHaveProperty('reasons');
});

test('a Leader who has heard no voice knows no reason, not even after a restart', async () => {
  const { servers, leader } = await spokenOn();
  const received = new ReceivedMessages(leader);
  const reopened = await servers.reopen();
  leader.moveTo(reopened.address);
  await leader.come();
  expect(await received.last('welcome')).not.toHaveProperty('reasons');
  await leader.choose('hear');
  // A line that the restart cut again tells it in a welcome, so a welcome is asked for.
  await leader.come();
  expect((await received.last('welcome')).reasons).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { gather } from '../play/gather.ts';
import { firstChoice } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { caughtUp } from '../play/players.ts';
import { reasonOf } from '../play/received.ts';
import { sameSeed } from '../play/seeds.ts';
import { useTestServer } from '../play/test-server.ts';

const server = useTestServer({ makeSeed: sameSeed });

/** Two people and two bots at a table of Diario, until the Journal lies before a bot. */
async function beforeABot() {
  const players = await gather(server().address, {
    game: 'diario',
    seats: 4,
    people: 2,
    bot: 'random',
    setting: { pace: 'calm' },
  });
  for (let answers = 0; answers < 60; answers++) {
    await caughtUp(players);
    const acting = players.find(
      ({ asks, seat }) => asks[0] !== undefined && asks[0].seat !== seat && asks[0].seat > 1,
    );
    const [ask] = acting?.asks ?? [];
    if (acting !== undefined && ask !== undefined) return { players, acting, ask };
    const leader = players.find(
      ({ asks, seat }) => asks[0]?.prompt.key !== 'prompt.voice' && asks[0]?.seat === seat,
    );
    const [open] = leader?.asks ?? [];
    if (leader === undefined || open === undefined) throw new Error('no person is asked');
    await leader.answer(open, firstChoice(leader, open));
  }
  throw new Error('the Journal came to no bot');
}

test('the next person clockwise decides for the seat of a bot, and no other does', async () => {
  const { players, acting, ask } = await beforeABot();
  const other = players.find((player) => player !== acting) as Player;
  // Seats 2 and 3 are bots: after them comes the first seat.
  expect(acting.seat).toBe(0);
  expect(other.asks.map(({ seat }) => seat)).toEqual([1]);
  expect(reasonOf(await other.answer(ask, firstChoice(acting, ask)))).toBe('refusal.not-yours');
  const before = acting.answers;
  expect(await acting.answer(ask, firstChoice(acting, ask))).toMatchObject({ type: 'happened', by: 0 });
  await caughtUp(players);
  expect(other.answers).toBe(before + 1);
});

test('who decides for a bot and was slower than the others is told what has come of it, as for the own seat', async () => {
  const { players, acting, ask } = await beforeABot();
  const { version } = acting;
  for (;;) {
    await caughtUp(players);
    const [open] = acting.asks;
    if (open?.seat !== ask.seat) break;
    await acting.answer(open, firstChoice(acting, open));
  }
  const late = { type: 'choose', version, line: firstChoice(acting, ask), seat: ask.seat };
  expect(reasonOf(await acting.do(late))).toBe('stale');
});

test('a person who has left the seat to a bot is followed by the next person', async () => {
  const { players, acting, ask } = await beforeABot();
  const other = players.find((player) => player !== acting) as Player;
  await acting.get('POST', `/tables/${acting.table}/stand`);
  await other.until(() => other.asks.length > 1);
  expect(other.asks.map(({ seat }) => seat)).toEqual([ask.seat, 1]);
});

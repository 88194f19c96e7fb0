import { game, proposalAfter, type View } from '@vigilia/game-diario';
import { type Ask, print } from '@vigilia/kernel';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';
import { botChoice, playOn } from './play-on.ts';
import { Player } from './player.ts';
import { caughtUp } from './players.ts';
import { sameSeed } from './seeds.ts';
import { expectSeenAsReplayed } from './seen-as-replayed.ts';
import { TestServers } from './test-servers.ts';

const BOT = 3;

/** Decides whole boards at once, as the page does. */
function wholeBoard(player: Player, ask: Ask): string {
  if (ask.prompt.key === 'prompt.voice') return 'trust';
  // A board is decided once the voices on it are heard (LEAD-1).
  if (ask.choices.some(({ verb }) => verb === 'hear')) return 'hear';
  const plan = proposalAfter(player.view as unknown as View, []);
  return plan.length === 0
    ? botChoice(player, ask)
    : plan.map((choice) => print(game.grammar, choice)).join('; ');
}

const dayOf = ({ view }: Player) => Number(view.day ?? 0);

test('three people and a bot keep the Journal to its end, over a restart in the middle of a plan', async () => {
  const servers = await TestServers.at({ makeSeed: sameSeed });
  const { address } = await servers.open();
  const setting = { watching: 'everything', delay: 1 };
  const players = await gather(address, { game: 'diario', seats: 4, people: 3, bot: 'random', setting });
  const [first] = players as [Player];
  const watcher = new Player(address);
  watcher.lens = 0;
  await watcher.come(first.table);
  const leaders = new Set<unknown>();
  const actedFor = new Set<number>();
  const lags: number[] = [];
  const watched = (player: Player, ask: Ask) => {
    leaders.add(player.view.leader);
    if (ask.seat !== player.seat) actedFor.add(ask.seat);
    if (dayOf(watcher) > 0) lags.push(dayOf(player) - dayOf(watcher));
    return wholeBoard(player, ask);
  };
  await playOn(players, watched, { isEnough: () => players.some(({ answers }) => answers >= 60) });
  await caughtUp(players);
  const decider = players.find(({ asks }) => asks.some(({ prompt }) => prompt.key !== 'prompt.voice'));
  const ask = decider?.asks.find(({ prompt }) => prompt.key !== 'prompt.voice');
  if (decider === undefined || ask === undefined) throw new Error('no person decides');
  const { answers } = decider;
  const answered = decider.answer(ask, wholeBoard(decider, ask));
  const reopened = await servers.reopen();
  for (const each of [...players, watcher]) each.moveTo(reopened.address);
  // Taken before the server stopped or after it came back, and once.
  expect(['happened', 'done']).toContain((await answered).type);
  await decider.until(() => decider.answers > answers);
  await playOn(players, watched);
  await watcher.until(() => watcher.view.over != null);
  expect(leaders.size).toBe(4);
  expect([...actedFor]).toEqual([BOT]);
  expect(Math.min(...lags)).toBeGreaterThanOrEqual(2);
  for (const { view } of players) expect(view.over).not.toBeNull();
  expect(watcher.view).toEqual(first.view);
  await servers.close();
  await expectSeenAsReplayed(servers.location, players);
});

import { choosePlan, isRefusal, print } from '@vigilia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadFromFirstRow } from '../../src/live-tables/load.ts';
import type { Play } from '../../src/table/table.ts';
import { games } from '../play/games.ts';
import { botChoice, playOn } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { seedsInOrder } from '../play/seeds.ts';

import { type ReadableServer, startReadableServer } from './readable-server.ts';
import { targetTable } from './target-table.ts';

let server: ReadableServer;
beforeAll(async () => {
  server = await startReadableServer({ makeSeed: seedsInOrder() });
});
afterAll(() => server.stop());

/** Tries every choice with something after it that cannot be read, and gives what is said of each. */
async function probe(player: Player, lines: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(lines.map((line) => player.choose(`${line}; abracadabra`)));
  return answers.map((answer) => (answer.type === 'refused' ? answer.reason.key : answer.type));
}

/** The game of a table as its log makes it. */
async function playAt(table: string): Promise<Play> {
  const rows = server.rows(table);
  const loaded = await loadFromFirstRow(games, { after: async () => rows }, table);
  if (loaded === null || isRefusal(loaded) || loaded.table.play === null) throw new Error('no game');
  return loaded.table.play;
}

test('a plan tells nothing of what a choice would show by what stands after that choice', async () => {
  const { game, players, table } = await targetTable(server, { game: '011', seats: 3, rows: 12 });
  let tried = 0;
  let past = 0;
  for (let rows = server.rows(table).length; players[0]?.card?.phase === 'playing'; rows += 3) {
    const asked = players.find(({ asks }) => asks.length > 0);
    const [ask] = asked?.asks ?? [];
    if (asked === undefined || ask === undefined) break;
    const lines = ask.choices.map((choice) => print(game.grammar, choice)).slice(0, 12);
    const before = server.rows(table).length;
    expect(await probe(asked, lines)).toEqual(lines.map(() => 'refusal.unknown-verb'));
    expect(server.rows(table)).toHaveLength(before);
    const play = await playAt(table);
    for (const line of lines) {
      tried++;
      const [one, other] = ['pass', 'end'].map((rest) => choosePlan(play, ask.seat, `${line}; ${rest}`));
      if (one === undefined || isRefusal(one) || one.stop?.reason.key !== 'refusal.see-first') continue;
      past++;
      expect(other).toEqual(one);
    }
    await playOn(players, botChoice, { isEnough: () => players.some(({ version }) => version >= rows + 3) });
    const latest = Math.max(...players.map(({ version }) => version));
    await Promise.all(players.map((player) => player.until(() => player.version >= latest)));
  }
  expect(tried).toBeGreaterThan(50);
  expect(past).toBeGreaterThan(10);
  for (const player of players) player.leave();
});

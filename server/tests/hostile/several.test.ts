import { print } from '@vigilia/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { botChoice, playOn } from '../play/play-on.ts';
import type { Player } from '../play/player.ts';
import { type ReadableServer, startReadableServer } from './readable-server.ts';
import { targetTable } from './target-table.ts';

let server: ReadableServer;
beforeAll(async () => {
  server = await startReadableServer();
});
afterAll(() => server.stop());

/** Tries every choice of whoever is asked, with something impossible after it, and gives what is said of each. */
async function probe(player: Player, lines: readonly string[], rest: string) {
  const answers = await Promise.all(lines.map((line) => player.choose(`${line}; ${rest}`)));
  return answers.map((answer) => (answer.type === 'refused' ? answer.reason.key : answer.type));
}

test('nobody looks at what a choice would show by choosing something impossible after it', async () => {
  const { game, players, table } = await targetTable(server.address, { game: '011', seats: 3, rows: 12 });
  let tried = 0;
  let past = 0;
  for (let rows = server.rows(table).length; players[0]?.card?.phase === 'playing'; rows += 3) {
    const asked = players.find(({ asks }) => asks.length > 0);
    const [ask] = asked?.asks ?? [];
    if (asked === undefined || ask === undefined) break;
    const lines = ask.choices.map((choice) => print(game.grammar, choice)).slice(0, 12);
    const before = server.rows(table).length;
    const said = await probe(asked, lines, 'abracadabra');
    // What cannot be taken back says the same whatever would be next; what can be is free to be tried anyhow.
    const other = await probe(asked, lines, 'pass; pass; tile nothing');
    for (const [index, reason] of said.entries()) {
      tried++;
      if (reason !== 'refusal.one-at-a-time') continue;
      past++;
      expect(other[index]).toBe(reason);
    }
    expect(said).not.toContain('happened');
    expect(server.rows(table)).toHaveLength(before);
    await playOn(players, botChoice, { isEnough: () => players.some(({ version }) => version >= rows + 3) });
    const latest = Math.max(...players.map(({ version }) => version));
    await Promise.all(players.map((player) => player.until(() => player.version >= latest)));
  }
  expect(tried).toBeGreaterThan(50);
  expect(past).toBeGreaterThan(10);
  for (const player of players) player.leave();
});

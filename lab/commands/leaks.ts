/**
 * `npm run lab:leaks -- [--games 200] [--diario 20] [--processes 2]`: plays games of 011 and of Diario over sockets, records every byte
 * that each seat and each watcher receives, and searches it for what they must not know at that moment. People and
 * watchers talk, and people go back: it fails if that did not happen, too. With two processes every socket but one a
 * table is passed on from one to the other.
 */
import { parseArgs } from 'node:util';
import { missingIn, searchGames } from '@vigilia/server/testing';
import { startAttacked } from '../attacked.ts';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    diario: { type: 'string', default: '20' },
    processes: { type: 'string', default: '1' },
  },
});

const server = await startAttacked(values.processes);
for (const [game, written] of [
  ['011', values.games],
  ['diario', values.diario],
] as const) {
  const games = countOf(game === '011' ? 'games' : game, written);
  const played = (done: number) => {
    if (done % 20 === 0) console.log(`${game}: ${done} of ${games} games`);
  };
  const searched = await searchGames(server, game, games, { played });
  const { rows, messages, replies, bytes, imagined, probes, hints, lines, found } = searched;
  const { watched, said, saidByWatchers, wentBack } = searched;
  const missing = missingIn(searched);
  console.log(`${game}: ${games} games, ${rows} rows`);
  console.log(`  ${messages} messages and ${replies} replies searched, ${(bytes / 1e6).toFixed(1)} MB`);
  console.log(`  ${imagined} views and questions that stay the same when hidden information changes`);
  console.log(`  ${probes} refusals and ${hints} hints that tell nothing, ${lines} lines of the log`);
  console.log(`  ${watched} messages of a game to watchers, ${wentBack} choices taken back`);
  console.log(`  ${said} words delivered, ${saidByWatchers} of them from watchers`);
  for (const name of missing) console.log(`  DID NOT HAPPEN: ${name}`);
  console.log(`  found: ${found.length}`);
  for (const leak of found.slice(0, 20)) console.log(`    ${leak}`);
  if (found.length + missing.length > 0) process.exitCode = 1;
}
await server.stop();

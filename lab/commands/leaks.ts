/**
 * `npm run lab:leaks -- [--games 200] [--diario 20]`: plays games over sockets, records every byte that
 * each seat and each spectator receives, and searches it for what they must not know at that moment.
 */
import { parseArgs } from 'node:util';
import { searchGames, startReadableServer } from '@vigilia/server/testing';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, diario: { type: 'string', default: '20' } },
});

const server = await startReadableServer();
for (const [game, written] of [
  ['011', values.games],
  ['diario', values.diario],
] as const) {
  const games = countOf(game === '011' ? 'games' : game, written);
  const played = (done: number) => {
    if (done % 20 === 0) console.log(`${game}: ${done} of ${games} games`);
  };
  const { rows, messages, replies, bytes, imagined, probes, hints, lines, found } = await searchGames(
    server,
    game,
    games,
    {
      played,
    },
  );
  console.log(`${game}: ${games} games, ${rows} rows`);
  console.log(`  ${messages} messages and ${replies} replies searched, ${(bytes / 1e6).toFixed(1)} MB`);
  console.log(`  ${imagined} views and questions that stay the same when hidden information changes`);
  console.log(`  ${probes} refusals and ${hints} hints that tell nothing, ${lines} lines of the log`);
  console.log(`  found: ${found.length}`);
  for (const leak of found.slice(0, 20)) console.log(`    ${leak}`);
  if (found.length > 0) process.exitCode = 1;
}
await server.stop();

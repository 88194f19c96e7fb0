/**
 * `npm run repeats -- [--players 100] [--games 6] [--seed 1] [--workers n] [--json]`: follows players through games of
 * Diario played by the planner, each table with the memory of what its player has read, and prints how much of what is
 * met in each game was met in an earlier one. Fails if a story is read twice in a game, or above the limits.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { countOf } from '../options.ts';
import { type GameRow, KINDS, type PlayerJob } from '../repeats/play.ts';
import { metAgain, readTwice, sharesOf } from '../repeats/shares.ts';
import { inThreads } from '../threads.ts';

/** The largest share of readings, by the number of the game, that may have been read before. */
const MOST: Readonly<Record<number, number>> = { 3: 0.08, 6: 0.2 };
/** How many of the stories that are read again most often are named. */
const NAMED = 30;

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '100' },
    games: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
const { seed } = values;
const games = countOf('games', values.games);
const jobs = Array.from(
  { length: countOf('players', values.players) },
  (_, player): PlayerJob => ({ seed: `repeats ${seed}/${player}`, games }),
);
const worker = new URL('../repeats/worker.ts', import.meta.url);
const players = await inThreads<PlayerJob, GameRow[]>(jobs, {
  worker,
  workers: countOf('workers', values.workers),
});
const repeats = sharesOf(players);
const twice = readTwice(players);
const tooMany = repeats.filter(({ game, again }) => again.readings > (MOST[game] ?? 1));

if (values.json)
  console.log(JSON.stringify({ players: players.length, seed, repeats, twice, again: readAgain() }));
else print();
process.exitCode = twice.length + tooMany.length === 0 ? 0 : 1;

/** How often each story was read by a player who had read it in an earlier game, most often first. */
function readAgain(): Record<string, number> {
  const again = players.flatMap((rows) => rows.flatMap((_, index) => metAgain(rows, index, 'readings')));
  const counted = [...Map.groupBy(again, (story) => story)].map(
    ([story, times]) => [story, times.length] as const,
  );
  return Object.fromEntries(counted.sort(([, one], [, other]) => other - one));
}

function print(): void {
  console.log(`${players.length} players. In each game: met, and of that met before (in %).`);
  console.log(['game', ...KINDS, 'players who read again', 'won'].map((head) => head.padStart(16)).join(''));
  for (const { game, met, again, players: share, won } of repeats) {
    const cells = KINDS.map((kind) => `${met[kind].toFixed(1)} ${percent(again[kind])}`);
    console.log(
      [String(game), ...cells, percent(share), percent(won)].map((cell) => cell.padStart(16)).join(''),
    );
  }
  console.log('\nRead again most often:');
  for (const [story, times] of Object.entries(readAgain()).slice(0, NAMED))
    console.log(`${String(times).padStart(8)}  ${story}`);
  for (const story of twice) console.log(`Read twice in one game: ${story}`);
  for (const { game, again } of tooMany)
    console.log(`Game ${game}: ${percent(again.readings)} read before, at most ${percent(MOST[game] ?? 1)}.`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/**
 * `npm run coverage:stories -- [--games 5000] [--seed 1] [--workers n] [--json]`: plays this number of games of Diario
 * and prints how often every card was drawn, every story read, every line told and every branch of a story taken. Fails
 * if one never was, or if a story was read twice in one game.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Covered, SeriesJob } from '../coverage/series.ts';
import { addTally, emptyTally, missed } from '../coverage/tally.ts';
import { countOf } from '../options.ts';
import { inThreads } from '../threads.ts';

/** A series knows what the rounds before have shown: the result does not depend on the number of threads. */
const ROUNDS = 40;
const SERIES = 2;
/** Too many to print each: of these only what was never reached. */
const LONG = ['lines', 'branches'];

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
const { seed } = values;
const games = countOf('games', values.games);
const workers = countOf('workers', values.workers);
const worker = new URL('../coverage/worker.ts', import.meta.url);
const start = performance.now();
const tally = emptyTally();
const twice = new Set<string>();
for (let round = 0; round < ROUNDS; round++) {
  const jobs = Array.from({ length: SERIES }, (_, number): SeriesJob => {
    const share = Math.floor((games + round * SERIES + number) / (ROUNDS * SERIES));
    return { seed: `${seed}/${round}/${number}`, games: share, before: tally };
  });
  for (const played of await inThreads<SeriesJob, Covered>(jobs, { worker, workers })) {
    addTally(tally, played.tally);
    for (const story of played.twice) twice.add(story);
  }
}
const seconds = Math.round((performance.now() - start) / 1000);
const never = missed(tally);

if (values.json)
  console.log(JSON.stringify({ games, seed, seconds, ...reached(), never, twice: [...twice] }));
else print();
process.exitCode = never.length + twice.size === 0 ? 0 : 1;

function reached(): Record<string, { readonly of: number; readonly reached: number }> {
  return Object.fromEntries(
    [...tally].map(([deck, counts]) => [deck, { of: counts.size, reached: timesOver(counts) }]),
  );
}

function timesOver(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].filter((times) => times > 0).length;
}

function print(): void {
  for (const [deck, counts] of tally) {
    console.log(`\n${deck}: ${timesOver(counts)} of ${counts.size}`);
    if (LONG.includes(deck)) continue;
    const rarestFirst = [...counts].sort(([, one], [, other]) => one - other);
    for (const [card, times] of rarestFirst) console.log(`${String(times).padStart(8)}  ${card}`);
  }
  console.log(`\n${games} games in ${seconds} s. Never reached: ${never.length}.`);
  for (const card of never) console.log(`  ${card}`);
  for (const story of twice) console.log(`Read twice in one game: ${story}`);
}

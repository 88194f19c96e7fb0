/**
 * `npm run conformance -- [--games 2000] [--every 25] [--seed name]`: so many random games of 011 for each number
 * of players, a quarter of them in the beginners' variant, held against every promise of the contract.
 */
import { parseArgs } from 'node:util';
import { eleven } from '../games/011/src/index.ts';
import { conformance } from '../kernel/src/conformance/index.ts';
import { stop } from './ready/root.mjs';

const PARTS_OF_A_SERIES = 10;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    every: { type: 'string', default: '25' },
    seed: { type: 'string', default: 'conformance' },
  },
});
const games = countOf('games', values.games);
const every = countOf('every', values.every);
const beginnersGames = Math.ceil(games / 4);

interface Row {
  readonly name: string;
  readonly games: number;
  readonly answers: number;
  readonly seconds: number;
  readonly broken: readonly string[];
}

const rows: Row[] = [];
for (let seats = eleven.seats.min; seats <= eleven.seats.max; seats++) {
  if (games > beginnersGames) rows.push(play(seats, { beginners: false }, games - beginnersGames));
  rows.push(play(seats, { beginners: true }, beginnersGames));
}

console.log(`\n${lineOf('table', 'games', 'answers', 'seconds', 'promises')}`);
for (const row of [...rows, total()]) {
  const kept = row.broken.length === 0 ? 'kept' : `${row.broken.length} broken`;
  console.log(lineOf(row.name, String(row.games), String(row.answers), row.seconds.toFixed(1), kept));
}
for (const { name, broken } of rows) for (const promise of broken) console.log(`\n${name}: ${promise}`);
process.exitCode = rows.some(({ broken }) => broken.length > 0) ? 1 : 0;

function play(seats: number, options: { readonly beginners: boolean }, wanted: number): Row {
  const name = `${seats} players${options.beginners ? ', beginners' : ''}`;
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let ended = 0;
  let answers = 0;
  const played = (count: number) => {
    ended++;
    answers += count;
    const part = Math.floor((ended * PARTS_OF_A_SERIES) / wanted);
    const isNewPart = part > Math.floor(((ended - 1) * PARTS_OF_A_SERIES) / wanted);
    if (isNewPart) console.log(`${name}: ${ended} of ${wanted} games, ${seconds().toFixed(1)} s`);
  };
  const seed = `${values.seed} ${name}`;
  const promises = conformance(eleven, { seats, options, games: wanted, seed, every, played });
  const broken: string[] = [];
  for (const promise of promises) {
    try {
      promise.run();
    } catch (error) {
      broken.push(`${promise.name}\n  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { name, games: ended, answers, seconds: seconds(), broken };
}

function total(): Row {
  const sum = (pick: (row: Row) => number) => rows.reduce((all, row) => all + pick(row), 0);
  return {
    name: 'all',
    games: sum((row) => row.games),
    answers: sum((row) => row.answers),
    seconds: sum((row) => row.seconds),
    broken: rows.flatMap(({ broken }) => broken),
  };
}

function lineOf(name: string, ...columns: string[]): string {
  return name.padEnd(22) + columns.map((column) => column.padStart(12)).join('');
}

function countOf(option: string, written: string): number {
  if (!/^[1-9]\d{0,6}$/.test(written)) stop(`--${option} takes a whole number from 1: ${written}`);
  return Number(written);
}

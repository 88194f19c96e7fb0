/**
 * `npm run lab:conformance -- [011|diario] [--games 2000] [--every 25] [--seed name] [--sensible]`: plays this
 * number of games for each number of players, a quarter of them in the game's variants, and checks every promise of the
 * contract. Choices are random; with `--sensible` the game's own bot makes most of them.
 */
import { parseArgs } from 'node:util';
import type { Header } from '@vigilia/kernel';
import { conformance } from '@vigilia/kernel/conformance';
import { playable } from '../games.ts';
import { countOf } from '../options.ts';
import { VARIANTS } from '../variants.ts';

const PARTS_OF_A_SERIES = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    every: { type: 'string', default: '25' },
    seed: { type: 'string', default: 'conformance' },
    sensible: { type: 'boolean', default: false },
  },
});
const games = countOf('games', values.games);
const every = countOf('every', values.every);
const { game, bot } = playable(positionals[0]);
const player = values.sensible ? { bot } : {};
const varied = Object.entries(VARIANTS[game.id] ?? {});
const gamesOfVariant = Math.ceil(games / 4 / varied.length);
const usualGames = games - gamesOfVariant * varied.length;

interface Row {
  readonly name: string;
  readonly games: number;
  readonly answers: number;
  readonly seconds: number;
  readonly broken: readonly string[];
}

const rows: Row[] = [];
for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
  const players = seats === 1 ? '1 player' : `${seats} players`;
  if (usualGames > 0) rows.push(play(players, seats, {}, usualGames));
  for (const [variant, options] of varied)
    rows.push(play(`${players}, ${variant}`, seats, options, gamesOfVariant));
}

console.log(`\n${lineOf('table', 'games', 'answers', 'seconds', 'promises')}`);
for (const row of [...rows, total()]) {
  const kept = row.broken.length === 0 ? 'kept' : `${row.broken.length} broken`;
  console.log(lineOf(row.name, String(row.games), String(row.answers), row.seconds.toFixed(1), kept));
}
for (const { name, broken } of rows) for (const promise of broken) console.log(`\n${name}: ${promise}`);
process.exitCode = rows.some(({ broken }) => broken.length > 0) ? 1 : 0;

function play(name: string, seats: number, options: Header['options'], wanted: number): Row {
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
  const promises = conformance(game, { seats, options, games: wanted, seed, every, played, ...player });
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

/** `npm run bench -- [011] [--json]`: how fast the rules run on one core of this machine. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { eleven } from '../games/011/src/index.ts';
import { measureForks } from './bench/fork.ts';
import { measureSizes, measureSpeed } from './bench/measure.ts';
import { stop } from './ready/root.mjs';

const SEATS = 4;

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const [id = eleven.id] = positionals;
if (id !== eleven.id) stop(`There is no game ${id} here: try ${eleven.id}.`);

const bench = { game: eleven, seats: SEATS };
const { seconds, games, choices } = measureSpeed(bench);
const { stateBytes, asksP99Ms } = measureSizes(bench);
const { forkMicroseconds, cloneMicroseconds, forkRatio } = measureForks(bench);
const report = {
  game: id,
  seats: SEATS,
  choicesPerSecond: Math.round(choices / seconds),
  gamesPerSecond: rounded(games / seconds, 1),
  choicesPerGame: rounded(choices / games, 1),
  stateBytes,
  asksP99Ms: rounded(asksP99Ms, 4),
  forkMicroseconds: rounded(forkMicroseconds, 2),
  cloneMicroseconds: rounded(cloneMicroseconds, 2),
  forkRatio: rounded(forkRatio, 1),
  games,
  choices,
  seconds: rounded(seconds, 2),
  node: process.versions.node,
  cpu: cpus()[0]?.model ?? 'unknown',
};

if (values.json) console.log(JSON.stringify(report));
else for (const [name, value] of Object.entries(report)) console.log(`${name.padEnd(18)} ${value}`);

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

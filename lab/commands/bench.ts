/** `npm run bench -- [011|diario] [--seats n] [--json]`: how fast the rules run on one core of this machine. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { stop } from '@vigilia/tools/root';
import { measureForks } from '../bench/rules/fork.ts';
import { measureSizes, measureSpeed } from '../bench/rules/measure.ts';
import { playable } from '../games.ts';
import { countOf } from '../options.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, seats: { type: 'string' } },
  allowPositionals: true,
});
const { game, benchSeats } = playable(positionals[0]);
const seats = countOf('seats', values.seats ?? String(benchSeats));
const { min, max } = game.seats;
if (seats < min || seats > max) stop(`${game.id} has ${min} to ${max} seats.`);

const bench = { game, seats };
const { seconds, games, choices } = measureSpeed(bench);
const { stateBytes, asksP99Ms } = measureSizes(bench);
const { forkMicroseconds, cloneMicroseconds, forkRatio } = measureForks(bench);
const report = {
  game: game.id,
  seats,
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

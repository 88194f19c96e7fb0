/**
 * `npm run lab:coverage -- [--games 5000] [--seed 1]`: plays this number of games of Diario and prints how often
 * every card was drawn and every story read. Fails if one never was.
 */
import { parseArgs } from 'node:util';
import { random } from '@vigilia/bots';
import { type Diario, planner } from '@vigilia/game-diario';
import { FITTING_IDS, FITTINGS } from '@vigilia/game-diario/content';
import type { Bot } from '@vigilia/kernel';
import { builder } from '../coverage/builder.ts';
import { curious } from '../coverage/curious.ts';
import { playCovered } from '../coverage/play.ts';
import { count, emptyTally, missed } from '../coverage/tally.ts';
import { countOf } from '../options.ts';

const SEATS = [1, 3];
/** Bots that aim for one Fitting each, of those that no shelter has from the start. */
const BUILDERS = FITTING_IDS.filter((id) => !FITTINGS[id].green).map(builder);
const BOTS = [curious, planner, curious, random<Diario>()];

const { values } = parseArgs({
  options: { games: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
});
const games = countOf('games', values.games);
const tally = emptyTally();
const start = performance.now();

for (let number = 0; number < games; number++) {
  const seats = SEATS[number % SEATS.length] ?? 1;
  const bot = botFor(Math.floor(number / SEATS.length));
  const seed = `coverage ${values.seed}/${number}`;
  await playCovered({ seed, seats, bot }, (event, dealt) => count(tally, event, dealt));
}

for (const [deck, counts] of tally) {
  const seen = [...counts.values()].filter((times) => times > 0).length;
  console.log(`\n${deck}: ${seen} of ${counts.size}`);
  const rarestFirst = [...counts].sort(([, one], [, other]) => one - other);
  for (const [card, times] of rarestFirst) console.log(`${String(times).padStart(8)}  ${card}`);
}
const never = missed(tally);
console.log(
  `\n${games} games in ${((performance.now() - start) / 1000).toFixed(0)} s. Never reached: ${never.length}.`,
);
for (const card of never) console.log(`  ${card}`);
process.exitCode = never.length === 0 ? 0 : 1;

/** Every fifth table has a builder, each time for another Fitting. */
function botFor(table: number): Bot<Diario> {
  const [round, turn] = [Math.floor(table / (BOTS.length + 1)), table % (BOTS.length + 1)];
  return BOTS[turn] ?? BUILDERS[round % BUILDERS.length] ?? planner;
}

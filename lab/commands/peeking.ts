/**
 * `npm run lab:peeking -- [--sets 500] [--worlds 20] [--iterations 40] [--seed 1]`: checks that the bots of 011
 * use only what their seat may know. At random moments of games among Detectives each bot chooses at the true table and
 * at `--worlds` imagined tables that its seat cannot tell from it; with the same draws it must choose the same.
 */
import { parseArgs } from 'node:util';
import { countOf } from '../options.ts';
import { informationSets } from '../peeking/moments.ts';
import { botsOf, peeks } from '../peeking/peeks.ts';

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '500' },
    worlds: { type: 'string', default: '20' },
    iterations: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const [sets, worlds] = [countOf('sets', values.sets), countOf('worlds', values.worlds)];
const bots = botsOf(countOf('iterations', values.iterations));
const counts = Object.fromEntries(Object.keys(bots).map((name) => [name, 0]));
const prompts = new Set<string>();
let number = 0;
for await (const set of informationSets(values.seed)) {
  prompts.add(set.ask.prompt.key);
  for (const [name, bot] of Object.entries(bots)) {
    const found = await peeks(set, bot, worlds);
    counts[name] = (counts[name] ?? 0) + found.length;
    const { hour, seats } = set.moment.state;
    for (const peek of found)
      console.log(`${name} of ${seats}, Hour ${hour}, ${set.ask.prompt.key}, set ${number}: ${peek}`);
  }
  number++;
  if (number % 10 === 0) console.log(`${number} of ${sets}: ${JSON.stringify(counts)}`);
  if (number === sets) break;
}
const peeked = Object.values(counts).reduce((sum, count) => sum + count, 0);
const tables = sets * worlds;
console.log(`${sets} sets of ${prompts.size} kinds, ${tables} imagined tables: ${JSON.stringify(counts)}`);
process.exitCode = peeked > 0 ? 1 : 0;

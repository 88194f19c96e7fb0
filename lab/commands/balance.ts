/**
 * `npm run lab:balance -- [--games 400] [--duels 400] [--searches 60] [--diario 300] [--seed 1] [--budget 1000]
 * [--workers n] [--only 011|duels|diario] [--page] [--write]`: plays the games behind docs/balance.md, all
 * of them or one part, and prints the page. With `--write` it stores the numbers in docs/balance.json and writes the
 * page; with `--page` it plays nothing and writes the page from the stored numbers.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, stop } from '@vigilia/tools/root';
import { keep, kept } from '../balance/keep.ts';
import { measured } from '../balance/machine.ts';
import { page } from '../balance/page.ts';
import { playDiario } from '../balance/play-diario.ts';
import { playDuels } from '../balance/play-duels.ts';
import { playEleven } from '../balance/play-eleven.ts';
import type { Measured } from '../balance/rows.ts';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    duels: { type: 'string', default: '400' },
    searches: { type: 'string', default: '60' },
    diario: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string', default: '1000' },
    workers: { type: 'string', default: String(availableParallelism()) },
    only: { type: 'string' },
    page: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const { seed, only, write } = values;
const games = countOf('games', values.games);
const duels = countOf('duels', values.duels);
const searches = countOf('searches', values.searches);
const diaries = countOf('diario', values.diario);
const budget = countOf('budget', values.budget);
const workers = countOf('workers', values.workers);

const PARTS: Readonly<Record<string, () => Promise<Measured>>> = {
  '011': async () => ({ '011': await measured(seed, () => playEleven({ games, seed, workers })) }),
  diario: async () => ({
    diario: await measured(seed, () => playDiario({ games: diaries, seed, workers })),
  }),
  duels: async () => ({
    duels: await measured(seed, () => playDuels({ games: duels, searches, seed, budget, workers })),
  }),
};
if (only !== undefined && !Object.hasOwn(PARTS, only)) stop(`--only takes ${Object.keys(PARTS).join(', ')}.`);

const docs = join(root, 'docs');
let found = kept(docs);
for (const [name, play] of Object.entries(PARTS)) {
  const isWanted = !values.page && (only === undefined || only === name);
  if (!isWanted) continue;
  const part = await play();
  found = { ...found, ...part };
  // Stores each part as soon as it is played: the next may take hours.
  if (write) keep(docs, part);
}
if (!write) process.stdout.write(page(found));
else if (values.page) keep(docs, {});

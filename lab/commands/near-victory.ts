/**
 * `npm run lab:near-victory -- [--iterations 40] [--write]`: how often the bots of 011 choose well in positions near
 * victory. `--write` plays games until there are enough such positions, and writes them down anew.
 */
import { parseArgs } from 'node:util';
import { KINDS, minedPositions, writeMined } from '@vigilia/game-011/testing';
import { mine } from '../near-victory/mine.ts';
import { shares } from '../near-victory/shares.ts';
import { countOf } from '../options.ts';
import { botsOf } from '../peeking/peeks.ts';

const { values } = parseArgs({
  options: { iterations: { type: 'string', default: '40' }, write: { type: 'boolean' } },
});

if (values.write) writeMined(await mine('1'));

const positions = minedPositions();
console.log(`${positions.length} positions`);
for (const [name, bot] of Object.entries(botsOf(countOf('iterations', values.iterations)))) {
  const start = performance.now();
  const found = await shares(bot, positions);
  const took = (performance.now() - start) / positions.length;
  const all = [...found.values()].reduce((sum, { good }) => sum + good, 0);
  const cells = KINDS.map((kind) => `${kind} ${found.get(kind)?.good ?? 0}/${found.get(kind)?.of ?? 0}`);
  console.log(`${name}: ${all}/${positions.length}; ${cells.join(', ')}; ${took.toFixed(1)} ms each`);
}

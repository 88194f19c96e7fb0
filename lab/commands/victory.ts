/**
 * `npm run lab:victory -- [--positions 1000] [--seed 1] [--most 60000]`: compares 011's answer to "can I win
 * this turn?" with the rules: in every position, and some questions later in the same turn, it tries every legal choice.
 * It leaves out and counts positions if that takes more than `--most` tries.
 */
import { parseArgs } from 'node:util';
import { compare, later, randomEnding, solve } from '@vigilia/game-011/testing';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '60000' },
  },
});
const positions = countOf('positions', values.positions);
const most = countOf('most', values.most);

const counts = { won: 0, lost: 0, leftOut: 0, wrong: 0 };
const spent: number[] = [];
for (let number = 1; number <= positions; number++) {
  const name = `${values.seed}/${number}`;
  const ending = randomEnding(name);
  const moments = [ending.moment, later(ending, 1 + ending.draw(6))];
  for (const [index, moment] of moments.entries()) {
    if (moment === null) continue;
    const start = performance.now();
    solve(moment, ending.seat);
    spent.push((performance.now() - start) * 1000);
    const { line, tried, fault } = compare(moment, ending.seat, most);
    if (tried === null) counts.leftOut++;
    else if (line === null) counts.lost++;
    else counts.won++;
    if (fault === null) continue;
    counts.wrong++;
    console.log(`${name}${index > 0 ? ' later' : ''}: ${fault}`);
  }
  if (number % 100 === 0) console.log(`${number} of ${positions}: ${JSON.stringify(counts)}`);
}

spent.sort((one, other) => one - other);
const at = (share: number): string => `${(spent[Math.floor(share * (spent.length - 1))] ?? 0).toFixed(0)} µs`;
const mean = spent.reduce((sum, time) => sum + time, 0) / spent.length;
console.log(`won ${counts.won}, lost ${counts.lost}, left out ${counts.leftOut}, wrong ${counts.wrong}`);
console.log(`mean ${mean.toFixed(0)} µs, half ${at(0.5)}, 90% ${at(0.9)}, 99% ${at(0.99)}, longest ${at(1)}`);
process.exitCode = counts.wrong > 0 ? 1 : 0;

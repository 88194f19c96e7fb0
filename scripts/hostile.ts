/**
 * `npm run hostile -- [--messages 100000] [--rounds 6]`: hostile messages against a live table of each game, with what
 * was sent, what was answered and what is left in memory after rounds of it.
 */
import { parseArgs } from 'node:util';
import { attack } from '../server/tests/hostile/attack.ts';
import { memoryAfterRounds } from '../server/tests/hostile/memory.ts';
import { openHouse } from '../server/tests/hostile/open-house.ts';
import { prey } from '../server/tests/hostile/prey.ts';
import { standing } from '../server/tests/hostile/standing.ts';
import { anyhow, playOn } from '../server/tests/play/play-on.ts';
import { countOf } from './options.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '6' } },
});
const messages = countOf('messages', values.messages);
const rounds = countOf('rounds', values.rounds);

const house = await openHouse();
for (const [game, share] of [
  ['011', 0.9],
  ['diario', 0.1],
] as const) {
  const target = await prey(house.address, { game, seats: 4, deeds: 60, mind: anyhow });
  const before = JSON.stringify(await standing(house, target));
  const start = performance.now();
  const { sent, answered, closed, kinds, reasons, complaints } = await attack(
    target,
    messages * share,
    'hostile',
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isSame = JSON.stringify(await standing(house, target)) === before;
  await playOn(target.players, anyhow);
  for (const player of target.players) player.leave();
  console.log(
    `${game}: ${sent} sent in ${seconds} s, ${answered} answered, ${closed} of them by closing the socket`,
  );
  console.log(`  the table ${isSame ? 'is as it was, and was played to its end' : 'HAS CHANGED'}`);
  console.log(`  sent: ${listOf(kinds)}`);
  console.log(`  answered: ${listOf(reasons)}`);
  for (const complaint of complaints) console.log(`  ${complaint}`);
  if (!isSame || sent !== answered || complaints.length > 0) process.exitCode = 1;
}
await house.stop();

const used = await memoryAfterRounds(rounds, Math.ceil(messages / rounds));
console.log(
  `memory after each of ${rounds} rounds, in MB: ${used.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join(', ')}`,
);

function listOf(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
}

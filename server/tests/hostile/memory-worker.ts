/** Run with --expose-gc: attacks a table in rounds and writes how much memory is in use after each, in bytes. */
import { logger } from '../../src/operate/log.ts';
import { attack } from './attack.ts';
import { openHouse } from './open-house.ts';
import { prey } from './prey.ts';

const [rounds, messages] = process.argv.slice(2).map(Number) as [number, number];
const house = await openHouse({ log: logger('silent') });
const target = await prey(house.address, { game: '011', seats: 4, deeds: 60 });
const used: number[] = [];
for (let round = 0; round < rounds; round++) {
  const { sent, answered, complaints } = await attack(target, messages, `round ${round}`);
  if (sent !== answered || complaints.length > 0) throw new Error(`round ${round}: ${complaints[0]}`);
  gc?.();
  await new Promise(setImmediate);
  gc?.();
  used.push(process.memoryUsage().heapUsed);
}
for (const player of target.players) player.leave();
await house.stop();
process.stdout.write(`${JSON.stringify(used)}\n`);

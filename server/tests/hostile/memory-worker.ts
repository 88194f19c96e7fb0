/**
 * Run with --expose-gc: attacks a table with messages, and a server under its ordinary limits with floods, in rounds.
 * After each round it writes how much memory is in use, in bytes.
 */
import { LIMITS } from '../../src/limits/limits.ts';
import { logger } from '../../src/operate/log.ts';
import { sitDown } from '../play/gather.ts';
import { attack } from './attack.ts';
import { flood } from './floods.ts';
import type { Round } from './memory.ts';
import { startReadableServer } from './readable-server.ts';
import { targetTable } from './target-table.ts';

const [rounds, messages] = process.argv.slice(2).map(Number) as [number, number];
const log = logger('silent');
const server = await startReadableServer({ log });
const strict = await startReadableServer({ log, limits: { ...LIMITS, requestTime: 500 } });
const target = await targetTable(server, { game: '011', seats: 4, rows: 60 });
const [host] = await sitDown(strict.address, { game: '011', seats: 3, people: 1 });
for (let round = 0; round < rounds; round++) {
  const { sent, answered, complaints } = await attack(target, messages, `round ${round}`);
  if (sent !== answered || complaints.length > 0) throw new Error(`round ${round}: ${complaints[0]}`);
  const floods = await flood(strict.address, host?.table ?? '');
  if (floods.ended !== floods.connections) throw new Error(`round ${round}: a flood was not ended`);
  gc?.();
  await new Promise(setImmediate);
  gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const done: Round = { sent, flooded: floods.sent, heap: heapUsed, rss };
  process.stdout.write(`${JSON.stringify(done)}\n`);
}
for (const player of target.players) player.leave();
host?.leave();
await Promise.all([server.stop(), strict.stop()]);

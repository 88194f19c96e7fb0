/**
 * `npm run lab:hostile -- [--messages 100000] [--rounds 6] [--processes 2]`: sends hostile messages to a live table of
 * each game and prints what was sent and answered; then sends rounds of them together with floods of control frames,
 * requests that wait for no answer and slow bodies, and prints the memory in use after each round; then floods a server
 * in a process of its own and reads nothing, and prints by how much its memory grew at its peak. It fails if a
 * table has changed, a message got no answer, or the memory is not flat. With two processes the tables are at home at one, and
 * the messages are passed on by the other.
 */
import { parseArgs } from 'node:util';
import {
  anyChoice,
  attack,
  floodUnread,
  isFlat,
  MOST_GROWN,
  memoryAfterRounds,
  OwnProcess,
  playOn,
  type Round,
  targetTable,
  wholeState,
} from '@vigilia/server/testing';
import { stop } from '@vigilia/tools/root';
import { startAttacked } from '../attacked.ts';
import { countOf } from '../options.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '6' },
    processes: { type: 'string', default: '1' },
  },
});
const messages = countOf('messages', values.messages);
const rounds = countOf('rounds', values.rounds);
if (rounds === 1) stop('--rounds takes 2 or more: the first one only warms up.');

/** The share of the messages that go to live tables, which are then compared and played to their end. */
const SHARE_AT_TABLES = 0.2;

const server = await startAttacked(values.processes);
for (const [game, share] of [
  ['011', SHARE_AT_TABLES * 0.9],
  ['diario', SHARE_AT_TABLES * 0.1],
] as const) {
  const target = await targetTable(server, { game, seats: 4, rows: 60, strategy: anyChoice });
  const before = JSON.stringify(await wholeState(server, target));
  const start = performance.now();
  const { sent, answered, closed, kinds, reasons, complaints } = await attack(
    target,
    messages * share,
    'hostile',
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isSame = JSON.stringify(await wholeState(server, target)) === before;
  await playOn(target.players, anyChoice);
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
await server.stop();

let sent = 0;
let flooded = 0;
const all: Round[] = [];
for await (const round of memoryAfterRounds(rounds, Math.ceil((messages * (1 - SHARE_AT_TABLES)) / rounds))) {
  all.push(round);
  sent += round.sent;
  flooded += round.flooded;
  console.log(
    `${sent} messages answered, ${flooded} frames and requests of floods cut off: ` +
      `heap ${megabytes(round.heap)} MB, resident ${megabytes(round.rss)} MB`,
  );
}
console.log(`after the first round memory is ${isFlat(all) ? 'flat' : 'NOT FLAT'}`);
if (!isFlat(all) || sent < messages * (1 - SHARE_AT_TABLES)) process.exitCode = 1;

const own = await OwnProcess.start();
const unread = await floodUnread(own);
await own.stop();
const isBounded = unread.grown < MOST_GROWN;
console.log(
  `${unread.sent} pings and requests whose answers are not read: ` +
    `resident memory grew by ${megabytes(unread.grown)} MB at its peak${isBounded ? '' : ', TOO MUCH'}`,
);
if (!isBounded) process.exitCode = 1;

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}

function listOf(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
}

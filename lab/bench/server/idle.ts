import { setTimeout as pause } from 'node:timers/promises';
import { Guest } from './guest.ts';
import { emptyFolder, host } from './hosted.ts';
import { plannedGames } from './plan.ts';
import { type Begun, BenchTable } from './table.ts';

export interface Idle {
  /** Memory of a table in play without connections. */
  readonly idleTableKb: number;
  /** The same after the tables have left memory. */
  readonly leftTableKb: number;
  /** From starting the process until a choice is made and delivered at each of these tables. */
  readonly restartMs: number;
  readonly idleTables: number;
  /** To open a table and begin a game, over HTTP with four people and their sockets. */
  readonly beginTableMs: number;
  /** From connecting until the welcome, at a finished table that has to be read from the store. */
  readonly openFinishedMs: number;
  /** Reading the whole story of that table, played again from its first row. */
  readonly storyMs: number;
}

/** Longer than an idle table stays in memory plus the server's interval between checks, in milliseconds. */
const UNTIL_LEFT = 30_000;
/** People who come back at the same moment. */
const AT_ONCE = 20;

/** What idle tables cost. */
export async function measureIdle(tables: number): Promise<Idle> {
  const games = await plannedGames(tables + 1);
  const folder = emptyFolder();
  const hosted = await host('./host.ts', { folder });
  const table = new BenchTable([hosted.address], games);
  const finished = await table.play(
    () => {},
    () => false,
  );
  const before = await hosted.useWithoutGarbage();
  const start = performance.now();
  const begun: Begun[] = [];
  for (let opened = 0; opened < tables; opened++) {
    table.leave();
    begun.push(await table.begin());
  }
  const beginTableMs = (performance.now() - start) / tables;
  table.leave();
  const after = await hosted.useWithoutGarbage();
  await pause(UNTIL_LEFT);
  const left = await hosted.useWithoutGarbage();
  await hosted.stop({ keepsFolder: true });
  const restarting = performance.now();
  const again = await host('./host.ts', { folder });
  await moveAtEach(table, again.address, begun);
  const restartMs = performance.now() - restarting;
  const opening = performance.now();
  const guest = new Guest(again.address);
  await guest.come(finished);
  const openFinishedMs = performance.now() - opening;
  const reading = performance.now();
  await (await fetch(`${again.address}/api/tables/${finished}/story`)).text();
  const storyMs = performance.now() - reading;
  guest.leave();
  await again.stop();
  return {
    idleTableKb: rounded((after.heapUsed - before.heapUsed) / 1024 / tables),
    leftTableKb: rounded((left.heapUsed - before.heapUsed) / 1024 / tables),
    restartMs: Math.round(restartMs),
    idleTables: tables,
    beginTableMs: rounded(beginTableMs),
    openFinishedMs: rounded(openFinishedMs),
    storyMs: rounded(storyMs),
  };
}

/** People come back after a restart: many at once, each to a table that has to be read from the store. */
async function moveAtEach(table: BenchTable, address: string, begun: readonly Begun[]): Promise<void> {
  const waiting = [...begun];
  const line = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      await table.moveFirst(address, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

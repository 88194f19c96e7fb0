import { Guest } from './guest.ts';
import { emptyFolder, host } from './hosted.ts';
import { gameOf, type Move } from './plan.ts';
import { BenchTable } from './table.ts';

export interface Idle {
  /** Of a table in play that is in memory with nobody connected. */
  readonly idleTableKb: number;
  /** To open a table and begin a game, over HTTP with four people and their sockets. */
  readonly beginTableMs: number;
  /** From connecting until the welcome, at a finished table that has to be read from the store. */
  readonly openFinishedMs: number;
  /** All that was heard at that table, played again from its first row. */
  readonly storyMs: number;
}

const TABLES = 200;

/** What tables cost that nobody plays at. */
export async function measureIdle(): Promise<Idle> {
  const games = new Map<string, readonly Move[]>();
  for (let table = 0; table < TABLES + 1; table++) {
    const { commitment, moves } = await gameOf(table);
    games.set(commitment, moves);
  }
  const folder = emptyFolder();
  const hosted = await host('./host.ts', folder);
  const table = new BenchTable(hosted.address, games);
  const finished = await table.play(
    () => {},
    () => false,
  );
  const before = await hosted.held();
  const start = performance.now();
  for (let opened = 0; opened < TABLES; opened++) {
    table.leave();
    await table.begin();
  }
  const beginTableMs = (performance.now() - start) / TABLES;
  table.leave();
  const after = await hosted.held();
  await hosted.stop({ keepsFolder: true });
  const again = await host('./host.ts', folder);
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
    idleTableKb: Math.round((after.heapUsed - before.heapUsed) / TABLES / 1024),
    beginTableMs: rounded(beginTableMs),
    openFinishedMs: rounded(openFinishedMs),
    storyMs: rounded(storyMs),
  };
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toFixed(2));
}

import { setTimeout as pause } from 'node:timers/promises';
import { host } from './hosted.ts';
import { gameOf, type Move, SEATS } from './plan.ts';
import { BenchTable } from './table.ts';

export interface Wanted {
  readonly tables: number;
  readonly seconds: number;
}

export interface Load {
  /** Acknowledged, and delivered to all four seats. */
  readonly choicesPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly tables: number;
  readonly sockets: number;
  /** How much of a core the server used. */
  readonly serverCores: number;
}

/** Milliseconds until the code is warm. A server runs for weeks, so the first seconds do not count. */
const WARM_UP = 20_000;
/** More games than are played in the time, planned beforehand. */
const GAMES_A_SECOND = 45;

/** Plays real games at many tables, durable on disk; the players run on the same machine. */
export async function measureLoad({ tables, seconds }: Wanted): Promise<Load> {
  const games = await plannedGames(tables + Math.ceil(GAMES_A_SECOND * (seconds + WARM_UP / 1000)));
  const hosted = await host();
  const times: number[] = [];
  let isOver = false;
  const playing = Array.from({ length: tables }, async () => {
    const table = new BenchTable(hosted.address, games);
    while (!isOver)
      await table.play(
        (time) => times.push(time),
        () => isOver,
      );
    table.leave();
  });
  await pause(WARM_UP);
  const before = await hosted.held();
  times.length = 0;
  const start = performance.now();
  await pause(seconds * 1000);
  const measured = times.slice().sort((one, other) => one - other);
  const passed = (performance.now() - start) / 1000;
  const after = await hosted.held();
  isOver = true;
  await Promise.all(playing);
  await hosted.stop();
  const at = (share: number) => Number((measured[Math.floor(measured.length * share)] ?? 0).toFixed(2));
  return {
    choicesPerSecond: Math.round(measured.length / passed),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    tables,
    sockets: tables * SEATS,
    serverCores: Number(((after.cpuSeconds - before.cpuSeconds) / passed).toFixed(2)),
  };
}

async function plannedGames(count: number): Promise<ReadonlyMap<string, readonly Move[]>> {
  const games = new Map<string, readonly Move[]>();
  for (let table = 0; table < count; table++) {
    const { commitment, moves } = await gameOf(table);
    games.set(commitment, moves);
  }
  return games;
}

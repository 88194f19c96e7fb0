import { Guest } from './guest.ts';
import { host } from './hosted.ts';
import { plannedGames } from './plan.ts';
import { BenchTable } from './table.ts';

export interface Sockets {
  readonly sockets: number;
  /** Resident memory of a process with few sockets. */
  readonly processMb: number;
  /** What each further socket adds to it. */
  readonly socketKb: number;
  /** CPU time of the server to take a ping and answer it, which is as much as to send one and take the answer. */
  readonly pingMicroseconds: number;
}

/** Sockets that are open before the others are counted. */
const FEW = 200;
/** People who come at the same moment. */
const AT_ONCE = 50;
/** How many pings of each socket the server answers before its code is warm, and how many are measured. */
const PINGS = { first: 10, measured: 20 };

/** What people cost who sit at a table and do nothing. */
export async function measureSockets(sockets: number): Promise<Sockets> {
  const hosted = await host();
  const table = new BenchTable([hosted.address], await plannedGames(1));
  const { id } = await table.begin();
  const few = await watchersAt(hosted.address, id, FEW);
  await pingAll(few, PINGS.first);
  const before = await hosted.useWithoutGarbage();
  const many = await watchersAt(hosted.address, id, sockets);
  const after = await hosted.useWithoutGarbage();
  await pingAll(many, PINGS.first);
  const { cpuSeconds: begun } = await hosted.use();
  await pingAll(many, PINGS.measured);
  const { cpuSeconds: ended } = await hosted.use();
  for (const guest of [...few, ...many]) guest.leave();
  table.leave();
  await hosted.stop();
  return {
    sockets,
    processMb: Math.round(before.rss / 1e6),
    socketKb: Number(((after.rss - before.rss) / 1e3 / sockets).toFixed(1)),
    pingMicroseconds: Number((((ended - begun) * 1e6) / (sockets * PINGS.measured)).toFixed(1)),
  };
}

async function watchersAt(address: string, table: string, count: number): Promise<Guest[]> {
  const guests = Array.from({ length: count }, () => new Guest(address));
  const waiting = [...guests];
  const line = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next.come(table);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return guests;
}

async function pingAll(guests: readonly Guest[], times: number): Promise<void> {
  for (let time = 0; time < times; time++) await Promise.all(guests.map((guest) => guest.ping()));
}

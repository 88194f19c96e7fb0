import { setTimeout as wait } from 'node:timers/promises';
import { botChoice, gather, type Player, playOn } from '@vigilia/server/testing';

/** What a process tells of itself. */
interface Figures {
  readonly sockets: number;
  readonly forwarded: number;
  readonly linked: number;
}

export interface Played {
  readonly choices: number;
  /** How many sockets each process held while all people were there. */
  readonly sockets: readonly number[];
  /** How many of all sockets another process than that of their table held. */
  readonly forwarded: number;
  readonly complaints: readonly string[];
}

export interface Playing {
  /** Where the processes behind the proxy listen. */
  readonly ports: readonly number[];
  readonly tables: number;
  /** Kills the first process, while people play. */
  readonly lose?: () => Promise<void>;
}

const SEATS = 4;
/** After this many answers at the first table, well before the end of any game, a process is lost. */
const HALF_WAY = 150;
/** More than it takes to come to a table on a slow machine, in milliseconds. */
const PATIENCE = 60_000;

/** Plays whole games at many tables at once, through a proxy at this address, and asks the processes where the sockets are. */
export async function playThrough(address: string, { ports, tables, lose }: Playing): Promise<Played> {
  const complaints = await refusedOrMissing(address);
  if (complaints.length > 0) return { choices: 0, sockets: [], forwarded: 0, complaints };
  const gathered: Player[][] = [];
  for (let table = 0; table < tables; table++) {
    const game = table % 2 === 0 ? '011' : 'diario';
    gathered.push(await inTime(gather(address, { game, seats: SEATS })));
  }
  const begun = await figuresOf(ports);
  const sockets = begun.map((each) => each.sockets);
  if (sum(sockets) !== tables * SEATS) complaints.push(`${sum(sockets)} sockets are open`);
  if (sockets.includes(0)) complaints.push('a process has no sockets');
  if (begun.some(({ linked }) => linked !== ports.length - 1))
    complaints.push('a line between processes is missing');
  const playing = Promise.all(gathered.map((players) => playOn(players, botChoice)));
  if (lose !== undefined) {
    const [[first] = []] = gathered;
    await first?.until(() => first.answers >= HALF_WAY);
    await lose();
  }
  const choices = sum(await playing);
  const ended = await figuresOf(lose === undefined ? ports : ports.slice(1));
  for (const players of gathered) for (const player of players) player.leave();
  const forwarded = Math.max(...[begun, ended].map((all) => sum(all.map((each) => each.forwarded))));
  if (forwarded > 0) complaints.push(`${forwarded} sockets are forwarded`);
  return { choices, sockets, forwarded, complaints };
}

/** People whose sockets are not upgraded would try again for ever. */
function inTime<Result>(gathering: Promise<Result>): Promise<Result> {
  const late = wait(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error('People could not come to a table: does the proxy upgrade their sockets?');
  });
  return Promise.race([gathering, late]);
}

/** What is wrong with single requests through the proxy. */
async function refusedOrMissing(address: string): Promise<string[]> {
  const complaints: string[] = [];
  const page = await fetch(`${address}/api/me`);
  if (!page.headers.has('strict-transport-security'))
    complaints.push('no Strict-Transport-Security over HTTPS');
  if (page.status === 421) complaints.push('the server was not told the name that people type');
  const metrics = await fetch(`${address}/metrics`);
  if (metrics.status !== 404) complaints.push(`/metrics is open to all: ${metrics.status}`);
  return complaints;
}

async function figuresOf(ports: readonly number[]): Promise<Figures[]> {
  return Promise.all(
    ports.map(async (port) => {
      const written = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const figure = (name: string) => Number(new RegExp(`^vigilia_${name} (\\d+)$`, 'm').exec(written)?.[1]);
      return {
        sockets: figure('sockets'),
        forwarded: figure('forwarded_sockets'),
        linked: figure('linked_processes'),
      };
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

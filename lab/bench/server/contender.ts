import { setTimeout as pause } from 'node:timers/promises';
import { Gate } from './gate.ts';
import type { Hosted } from './hosted.ts';
import type { MeasuredDatabase } from './measured-database.ts';

/** How a contender did while it was its turn. */
export interface Turn {
  readonly seconds: number;
  /** Of each choice, the milliseconds until all seats had it. */
  readonly times: readonly number[];
  /** CPU time of the server's processes. */
  readonly cpuSeconds: number;
  /** CPU time of the database that serves them; 0 if they have none of their own. */
  readonly databaseCpuSeconds: number;
  /** What the database has written to its write-ahead log. */
  readonly databaseLogBytes: number;
}

/** What is measured: the processes of one server, and the database they share if it is a process too. */
export interface Measured {
  readonly servers: readonly Hosted[];
  /** A process beside them that has no tables, and is not measured. */
  readonly idle?: Hosted | undefined;
  readonly database?: MeasuredDatabase;
}

/** Seconds until what the last turn left behind is done, and this contender is at its speed. */
const RUN_UP = 0.5;

/** A server that is measured in turn with others: its tables play while its gate is open. */
export class Contender {
  readonly gate = new Gate();
  isOver = false;
  private readonly measured: Measured;
  private readonly playing: readonly Promise<void>[];
  private times: number[] = [];

  /** `play` plays at the table of a number, behind the gate, until the contender is over. */
  constructor(
    measured: Measured,
    tables: number,
    play: (contender: Contender, addresses: readonly string[], table: number) => Promise<void>,
  ) {
    this.measured = measured;
    const addresses = measured.servers.map(({ address }) => address);
    this.playing = Array.from({ length: tables }, (_, table) => play(this, addresses, table));
  }

  /** A choice was delivered to all seats after this many milliseconds. */
  readonly note = (milliseconds: number): void => {
    this.times.push(milliseconds);
  };

  async turn(seconds: number): Promise<Turn> {
    this.gate.open();
    await pause(RUN_UP * 1000);
    const before = await this.use();
    this.times = [];
    const start = performance.now();
    await pause(seconds * 1000);
    const { times } = this;
    this.times = [];
    const passed = (performance.now() - start) / 1000;
    const after = await this.use();
    this.gate.close();
    return {
      seconds: passed,
      times,
      cpuSeconds: after.servers - before.servers,
      databaseCpuSeconds: after.database - before.database,
      databaseLogBytes: after.logBytes - before.logBytes,
    };
  }

  /** How many processes are measured. */
  get processes(): number {
    return this.measured.servers.length;
  }

  /** CPU time until now, and what is in the write-ahead log. */
  private async use() {
    const { servers, database } = this.measured;
    const logBytes = (await database?.logBytes()) ?? 0;
    const uses = await Promise.all(servers.map((server) => server.use()));
    return {
      servers: uses.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      database: database?.cpuSeconds() ?? 0,
      logBytes,
    };
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.gate.open();
    await Promise.all(this.playing);
    const { servers, idle, database } = this.measured;
    await Promise.all([...servers, ...(idle ? [idle] : [])].map((server) => server.stop()));
    await database?.stop();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { Gate } from './gate.ts';
import type { Hosted } from './hosted.ts';

/** How a contender did while it was its turn. */
export interface Turn {
  readonly seconds: number;
  /** Of each choice, the milliseconds until all seats had it. */
  readonly times: readonly number[];
  /** CPU time of the server's process. */
  readonly cpuSeconds: number;
}

/** Seconds until what the last turn left behind is done, and this contender is at its speed. */
const RUN_UP = 0.5;

/** A server that is measured in turn with others: its tables play while its gate is open. */
export class Contender {
  readonly gate = new Gate();
  isOver = false;
  private readonly hosted: Hosted;
  private readonly playing: readonly Promise<void>[];
  private times: number[] = [];

  /** `play` plays at the table of a number, behind the gate, until the contender is over. */
  constructor(
    hosted: Hosted,
    tables: number,
    play: (contender: Contender, address: string, table: number) => Promise<void>,
  ) {
    this.hosted = hosted;
    this.playing = Array.from({ length: tables }, (_, table) => play(this, hosted.address, table));
  }

  /** A choice was delivered to all seats after this many milliseconds. */
  readonly note = (milliseconds: number): void => {
    this.times.push(milliseconds);
  };

  async turn(seconds: number): Promise<Turn> {
    this.gate.open();
    await pause(RUN_UP * 1000);
    const before = await this.hosted.use();
    this.times = [];
    const start = performance.now();
    await pause(seconds * 1000);
    const { times } = this;
    this.times = [];
    const passed = (performance.now() - start) / 1000;
    const after = await this.hosted.use();
    this.gate.close();
    return { seconds: passed, times, cpuSeconds: after.cpuSeconds - before.cpuSeconds };
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.gate.open();
    await Promise.all(this.playing);
    await this.hosted.stop();
  }
}

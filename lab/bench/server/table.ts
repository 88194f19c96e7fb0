import { setTimeout as pause } from 'node:timers/promises';
import { turnedSeats } from '@vigilia/kernel';
import type { Gate } from './gate.ts';
import { Guest } from './guest.ts';
import { type Move, SEATS } from './plan.ts';

interface Opened {
  readonly id: string;
  readonly commitment: string;
}

/** A game that has begun: its table, its plan and the version it stands at. */
export interface Begun {
  readonly id: string;
  readonly moves: readonly Move[];
  readonly version: number;
}

/** Called for each choice with the time from sending it until all four seats have it. */
export type Noted = (milliseconds: number) => void;

export interface Pace {
  readonly gate?: Gate;
  /** How long a guest thinks on average before a choice, in milliseconds. */
  readonly thought?: () => number;
}

/** Four guests who play one game after another, as it was planned. */
export class BenchTable {
  /** By seat. */
  private guests: readonly Guest[];
  private last: string | null = null;
  private readonly games: ReadonlyMap<string, readonly Move[]>;
  private readonly gate: Gate | null;
  private readonly thought: () => number;

  /** The guests sit down at these addresses in turn. */
  constructor(
    addresses: readonly string[],
    games: ReadonlyMap<string, readonly Move[]>,
    { gate, thought = () => 0 }: Pace = {},
  ) {
    this.guests = Array.from(
      { length: SEATS },
      (_, guest) => new Guest(addresses[guest % addresses.length] ?? ''),
    );
    this.games = games;
    this.gate = gate ?? null;
    this.thought = thought;
  }

  /** Opens a table, sits down and begins; or plays again with the same people if a game is over. */
  async begin(): Promise<Begun> {
    const [host] = this.guests as [Guest];
    const { id, commitment } = await (this.last === null ? this.open(host) : this.again(host, this.last));
    this.last = id;
    const moves = this.games.get(commitment);
    if (moves === undefined) throw new Error('a table without a plan');
    // A person who comes to a seat for the first time adds a row: they come before the game begins.
    await Promise.all(this.guests.map((guest) => guest.come(id)));
    for (const guest of this.guests) await guest.post(`/tables/${id}/ready`, { ready: true });
    const asked = Promise.all(this.guests.map((guest) => guest.asked()));
    await host.post(`/tables/${id}/begin`, {});
    const [version = 0] = await asked;
    return { id, moves, version };
  }

  private async open(host: Guest): Promise<Opened> {
    const setting = { game: '011', seats: SEATS, pace: 'instant', talk: 'off' };
    for (const guest of this.guests) await guest.post('/me', {});
    const opened = await host.post('/tables', setting);
    for (const [seat, guest] of this.guests.entries())
      await guest.post(`/tables/${opened.id}/sit`, { seat, name: `Guest ${seat}` });
    return opened;
  }

  private async again(host: Guest, last: string): Promise<Opened> {
    const opened = await host.post(`/tables/${last}/rematch`, {});
    this.guests = turnedSeats(this.guests, () => true);
    return opened;
  }

  /** Plays a game to its end, or until `isEnough` says so. */
  async play(note: Noted, isEnough: () => boolean): Promise<string> {
    const { id, moves, version: begun } = await this.begin();
    for (const [index, { seat, line }] of moves.entries()) {
      // Mostly for a moment and sometimes for longer, so that tables do not fall into step.
      const thought = this.thought();
      if (thought > 0) await pause(-Math.log(1 - Math.random()) * thought);
      if (this.gate?.passage != null) await this.gate.passage;
      if (isEnough()) break;
      const version = begun + index;
      const start = performance.now();
      const told = this.toldOf(version + 1);
      this.guests[seat]?.choose(`choice-${index}`, version, line);
      await told;
      note(performance.now() - start);
    }
    return id;
  }

  /** Connects to a table at another server, makes the first choice there and waits until it is delivered. */
  async moveFirst(address: string, { id, moves }: Begun): Promise<void> {
    const [move] = moves;
    const guest = move && this.guests[move.seat]?.at(address);
    if (!guest) throw new Error('a game without a choice');
    const version = await guest.come(id);
    const told = new Promise<number>((resolve) => {
      guest.heard = resolve;
    });
    guest.choose('choice-0', version, move.line);
    await told;
    guest.leave();
  }

  /** Leaves, so that the next game is at a new table. */
  leave(): void {
    this.last = null;
    for (const guest of this.guests) guest.leave();
  }

  /** Waits until all four seats have received a log row. */
  private toldOf(version: number): Promise<void> {
    let missing = SEATS;
    return new Promise((all) => {
      for (const guest of this.guests) {
        guest.heard = (heard) => {
          if (heard === version && --missing === 0) all();
        };
      }
    });
  }
}

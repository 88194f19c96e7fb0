import type { Seat } from '@vigilia/kernel';

/** After this long without a word from another process its people count as gone, in milliseconds. */
const FORGOTTEN_AFTER = 45_000;

/** Stands for the host in a list of seats: a host need not sit. */
export const HOST = -1;

/** Stands for a person who only watches, once for each. */
export const WATCHER = -2;

/** So many people who watch are counted; more would be told to all with each that comes. */
const MOST_WATCHERS = 99;

interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly at: number;
}

/** Whose owner is at the table now, by this process or another. */
export class Presence {
  private readonly here: () => readonly Seat[];
  private readonly elsewhere = new Map<string, Elsewhere>();
  private shown = '';

  constructor(here: () => readonly Seat[]) {
    this.here = here;
  }

  /** Notes the people of another process. True: that process is new here and does not know ours. */
  update(process: string, seats: readonly Seat[], now: number): boolean {
    const isNew = !this.elsewhere.has(process) && seats.length > 0;
    if (seats.length === 0) this.elsewhere.delete(process);
    else this.elsewhere.set(process, { seats, at: now });
    return isNew;
  }

  /** Forgets processes that have fallen silent. */
  forget(now: number): void {
    for (const [process, { at }] of this.elsewhere) {
      if (now - at > FORGOTTEN_AFTER) this.elsewhere.delete(process);
    }
  }

  /** The people of this process as the others are told of them: its watchers count no further than they are shown. */
  seatsHere(): readonly Seat[] {
    const here = this.here();
    const watchers = here.filter((seat) => seat === WATCHER).slice(0, MOST_WATCHERS);
    return [...here.filter((seat) => seat !== WATCHER), ...watchers];
  }

  /** Whether the host is connected, seated or not. */
  get hasHost(): boolean {
    return this.all().includes(HOST);
  }

  seats(): Seat[] {
    return this.all().filter((seat) => seat >= 0);
  }

  /** How many people watch, here and elsewhere. */
  watchers(): number {
    const everywhere = [this.here(), ...[...this.elsewhere.values()].map(({ seats }) => seats)];
    return Math.min(MOST_WATCHERS, everywhere.flat().filter((seat) => seat === WATCHER).length);
  }

  private all(): Seat[] {
    const all = new Set(this.here());
    for (const { seats } of this.elsewhere.values()) for (const seat of seats) all.add(seat);
    return [...all].sort((one, other) => one - other);
  }

  /** Whether it is another than when this was last asked. */
  hasChanged(): boolean {
    const now = `${this.seats().join()} ${this.watchers()}`;
    const changed = now !== this.shown;
    this.shown = now;
    return changed;
  }
}

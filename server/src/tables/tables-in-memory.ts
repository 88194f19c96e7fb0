import { isRefusal, type Refusal } from '@vigilia/kernel';
import { LiveTable } from './loaded-table.ts';
import type { Loaded } from './load.ts';

/** How long a game that nothing is connected to stays in memory, in milliseconds: longer than a page takes to reload. */
const IDLE_GAME = 20_000;
/** The same before the deal: only a table in memory frees seats, replaces its host and ends its dealing in time. */
const IDLE_GATHERING = 60_000;

/** The tables this process holds in memory, each once. */
export class TablesInMemory {
  private readonly read: (id: string) => Promise<LiveTable | Refusal | null>;
  private readonly now: () => number;
  private readonly coming = new Map<string, Promise<LiveTable | Refusal | null>>();
  private readonly live = new Map<string, LiveTable>();

  constructor(read: (id: string) => Promise<LiveTable | Refusal | null>, now: () => number) {
    this.read = read;
    this.now = now;
  }

  all(): readonly LiveTable[] {
    return [...this.live.values()];
  }

  /** The table if it is in memory, or as soon as it is where it is being read. */
  async getOrAwait(id: string): Promise<LiveTable | undefined> {
    const coming = await this.coming.get(id);
    return coming === undefined || coming === null || isRefusal(coming) ? this.live.get(id) : coming;
  }

  /** The table, read once however many ask for it; why it cannot be played on; or null where there is none. */
  async lookUp(id: string): Promise<LiveTable | Refusal | null> {
    const known = this.live.get(id);
    if (known !== undefined) return this.touched(known);
    const coming = this.coming.get(id) ?? this.bring(id);
    const found = await coming;
    return found === null || isRefusal(found) ? found : this.touched(found);
  }

  keep(loaded: Loaded): LiveTable {
    const live = new LiveTable(loaded, this.now());
    this.live.set(live.id, live);
    return live;
  }

  /** Lets tables go that nobody needs, and says which. */
  letIdleGo(): LiveTable[] {
    const now = this.now();
    const idle = this.all().filter(
      ({ held, touchedAt, table }) =>
        held.size === 0 && now - touchedAt > (table.phase === 'gathering' ? IDLE_GATHERING : IDLE_GAME),
    );
    for (const { id } of idle) this.live.delete(id);
    return idle;
  }

  private bring(id: string): Promise<LiveTable | Refusal | null> {
    const coming = this.read(id)
      .then((found) => {
        if (found !== null && !isRefusal(found)) this.live.set(id, found);
        return found;
      })
      .finally(() => this.coming.delete(id));
    this.coming.set(id, coming);
    return coming;
  }

  private touched(live: LiveTable): LiveTable {
    live.touchedAt = this.now();
    return live;
  }
}

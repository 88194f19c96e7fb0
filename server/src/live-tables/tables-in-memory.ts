import { isRefusal, type Refusal } from '@vigilia/kernel';
import type { TableFromLog } from './load.ts';
import { LoadedTable } from './loaded-table.ts';

/** How long a game that nothing is connected to stays in memory, in milliseconds: longer than a page takes to reload. */
const IDLE_GAME = 20_000;
/** The same before the deal: only a table in memory frees seats, replaces its host and ends its dealing in time. */
const IDLE_GATHERING = 60_000;

/** The tables this process holds in memory, each once. */
export class TablesInMemory {
  private readonly read: (id: string) => Promise<LoadedTable | Refusal | null>;
  private readonly now: () => number;
  private readonly coming = new Map<string, Promise<LoadedTable | Refusal | null>>();
  private readonly loaded = new Map<string, LoadedTable>();

  constructor(read: (id: string) => Promise<LoadedTable | Refusal | null>, now: () => number) {
    this.read = read;
    this.now = now;
  }

  all(): readonly LoadedTable[] {
    return [...this.loaded.values()];
  }

  /** The table if it is in memory, or as soon as it is if it is being read. */
  async getOrAwait(id: string): Promise<LoadedTable | undefined> {
    const coming = await this.coming.get(id);
    return coming === undefined || coming === null || isRefusal(coming) ? this.loaded.get(id) : coming;
  }

  /** The table, read once however many ask for it; why it cannot be played on; or null if there is none. */
  async lookUp(id: string): Promise<LoadedTable | Refusal | null> {
    const known = this.loaded.get(id);
    if (known !== undefined) return this.touched(known);
    const coming = this.coming.get(id) ?? this.bring(id);
    const found = await coming;
    return found === null || isRefusal(found) ? found : this.touched(found);
  }

  keep(fromLog: TableFromLog): LoadedTable {
    const loaded = new LoadedTable(fromLog, this.now());
    this.loaded.set(loaded.id, loaded);
    return loaded;
  }

  /** Removes idle tables and answers which. */
  unloadIdle(): LoadedTable[] {
    const now = this.now();
    const idle = this.all().filter(
      ({ neededBy, usedAt, table }) =>
        neededBy.size === 0 && now - usedAt > (table.phase === 'gathering' ? IDLE_GATHERING : IDLE_GAME),
    );
    for (const { id } of idle) this.loaded.delete(id);
    return idle;
  }

  private bring(id: string): Promise<LoadedTable | Refusal | null> {
    const coming = this.read(id)
      .then((found) => {
        if (found !== null && !isRefusal(found)) this.loaded.set(id, found);
        return found;
      })
      .finally(() => this.coming.delete(id));
    this.coming.set(id, coming);
    return coming;
  }

  private touched(loaded: LoadedTable): LoadedTable {
    loaded.usedAt = this.now();
    return loaded;
  }
}

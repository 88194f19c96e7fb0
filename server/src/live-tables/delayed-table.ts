import { isRefusal } from '@vigilia/kernel';
import type { LogStore } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Row } from '../table/fact.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import type { Applied } from '../table/in-play.ts';
import type { Table } from '../table/table.ts';
import { entryOf, type HistoryEntry } from './history.ts';

/** A row that is not shown yet, and the furthest chapter that the game had come to with it. */
interface Waiting {
  readonly row: Row;
  readonly furthest: number;
}

/**
 * A table as it stood some whole chapters ago. A row is shown once that many chapters lie between the furthest chapter
 * that had been reached with it and the chapter being played: if people went back, what they took back waits as
 * long as if it stood. What was shown stays shown. Once the game is over all of it is.
 */
export class DelayedTable {
  /** As of the latest row that is shown; null before the first. */
  table: Table | null = null;
  readonly entries: HistoryEntry[] = [];
  /** As of the latest row there is. */
  private front: Table | null = null;
  private furthest = 0;
  private readonly waiting: Waiting[] = [];
  private readonly games: GameRegistry;
  private readonly delay: number;

  constructor(games: GameRegistry, delay: number) {
    this.games = games;
    this.delay = delay;
  }

  static async read(games: GameRegistry, log: LogStore, id: string, delay: number): Promise<DelayedTable> {
    const delayed = new DelayedTable(games, delay);
    for (const row of await log.after(id, 0)) delayed.take(row);
    return delayed;
  }

  /** How many rows it knows, shown or not. */
  get known(): number {
    return this.front?.version ?? 0;
  }

  /** Takes the next row of the log. Whether there is more to show now. */
  take(row: Row): boolean {
    // The row may have been read from the log before its notice came.
    if (row.version <= this.known) return false;
    this.front = this.applied(this.front, row).table;
    const chapter = this.chapterOf(this.front);
    this.furthest = Math.max(this.furthest, chapter);
    this.waiting.push({ row, furthest: this.furthest });
    const isOver = this.front.phase === 'over';
    return this.show(isOver ? Number.POSITIVE_INFINITY : chapter - this.delay - 1);
  }

  private show(until: number): boolean {
    const still = this.waiting.findIndex(({ furthest }) => furthest > until);
    const due = this.waiting.splice(0, still < 0 ? this.waiting.length : still);
    for (const { row } of due) {
      const applied = this.applied(this.table, row);
      this.entries.push(entryOf(row, applied, this.table));
      this.table = applied.table;
    }
    return due.length > 0;
  }

  private applied(table: Table | null, row: Row): Applied {
    const applied = applyRow(this.games, table, row, { wholePast: true });
    if (isRefusal(applied)) throw new Error(`the log does not fit: ${applied.reason.key}`);
    return applied;
  }

  /** Before the deal it is 0. */
  private chapterOf({ setting, play }: Table): number {
    return play === null ? 0 : (this.games.get(setting.game)?.game.chapter(play.moment.state) ?? 0);
  }
}

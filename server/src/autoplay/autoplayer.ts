import { RoundPace } from '@vigilia/bots';
import type { GameEntry } from '@vigilia/kernel';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { Logger } from '../operate/log.ts';
import { regularly } from '../operate/regularly.ts';
import { type AnswerOptions, answerTask } from './answer-task.ts';
import { LEASE, Leases } from './leases.ts';
import { forgetDone } from './orders.ts';
import { type Task, tasksAt } from './task.ts';

export interface AutoplayerOptions extends AnswerOptions {
  /** Names this process among those on the same database. */
  readonly me: string;
  readonly log: Pick<Logger, 'botFailed' | 'error'>;
}

/** Answers for bots and for orders left behind, at the tables whose lease this process holds. */
export class Autoplayer {
  private readonly options: AutoplayerOptions;
  private readonly leases: Leases;
  /** Tasks under way, by table, seat and question. */
  private readonly running = new Map<string, Promise<void>>();
  private readonly roundPaces = new WeakMap<LoadedTable, RoundPace>();
  private readonly stopping = new AbortController();
  private rounds: ReturnType<typeof regularly> | null = null;
  private resuming: Promise<void> = Promise.resolve();

  constructor(options: AutoplayerOptions) {
    this.options = options;
    const { tables, me } = options;
    this.leases = new Leases(tables.store.leases, me, tables.now);
    tables.onEntry((loaded) => this.answerOpenQuestions(loaded));
  }

  /** Begins to look for tables whose lease no process holds. */
  start(): void {
    this.rounds = regularly(this.options.log, {
      renew: [LEASE / 3, () => this.leases.renew()],
      takeOver: [LEASE / 2, () => this.takeOver()],
    });
    this.resuming = this.resumeAll().catch((error) => this.options.log.error(error));
  }

  /** Begins every task at a table that is not under way yet. */
  answerOpenQuestions(loaded: LoadedTable): void {
    const { tables, log } = this.options;
    const gameEntry = tables.games.get(loaded.table.setting.game);
    if (gameEntry === undefined || this.stopping.signal.aborted) return;
    if (loaded.orders.size > 0 && gameEntry.orders !== undefined)
      forgetDone(tables, loaded, gameEntry.game, gameEntry.orders).catch((error) => log.error(error));
    for (const task of tasksAt(loaded, gameEntry)) {
      const name = `${loaded.id} ${task.seat} ${task.since} ${task.bot}`;
      if (this.running.has(name)) continue;
      loaded.neededBy.add(task);
      const done = this.answer(loaded, gameEntry, task)
        .catch((error) => {
          if (!this.stopping.signal.aborted) log.error(error);
        })
        .finally(() => {
          this.running.delete(name);
          loaded.neededBy.delete(task);
        });
      this.running.set(name, done);
    }
  }

  /** Gives the lease of a table back that has left memory: the next process that needs it takes it. */
  async release(table: string): Promise<void> {
    await this.leases.release(table, { isWanted: false });
  }

  /** Finishes the tasks under way and gives all leases back. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all([this.rounds?.stop(), this.resuming]);
    await Promise.all(this.running.values());
    await this.leases.releaseAll();
  }

  private async resumeAll(): Promise<void> {
    await this.resumeEach(await this.leases.inherited());
    await this.takeOver();
  }

  private async takeOver(): Promise<void> {
    await this.resumeEach(await this.leases.due());
    // An answer may have failed because the store did, and no other event would ask for it again.
    for (const loaded of this.options.tables.tablesInMemory) this.answerOpenQuestions(loaded);
  }

  private async resumeEach(tables: readonly string[]): Promise<void> {
    for (const table of tables) if (!this.stopping.signal.aborted) await this.resumeTable(table);
  }

  private async resumeTable(table: string): Promise<void> {
    const loaded = await this.options.tables.find(table);
    const isWanted = loaded !== null && tasksAt(loaded, this.gameEntryAt(loaded)).length > 0;
    if (isWanted) this.answerOpenQuestions(loaded);
    // There is nothing to do there, or nothing that can be done under these rules.
    else if (await this.leases.hold(table)) await this.release(table);
  }

  private async answer(loaded: LoadedTable, gameEntry: GameEntry, task: Task): Promise<void> {
    if (!(await this.leases.hold(loaded.id))) return;
    const roundPace = this.roundPaces.get(loaded) ?? new RoundPace();
    this.roundPaces.set(loaded, roundPace);
    await answerTask(this.options, { loaded, gameEntry, task, roundPace, signal: this.stopping.signal });
  }

  private gameEntryAt({ table }: LoadedTable): GameEntry {
    const gameEntry = this.options.tables.games.get(table.setting.game);
    if (gameEntry === undefined) throw new Error(`unknown game ${table.setting.game}`);
    return gameEntry;
  }
}

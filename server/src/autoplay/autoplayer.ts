import { RoundPace } from '@vigilia/bots';
import type { GameEntry } from '@vigilia/kernel';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { Logger } from '../operate/log.ts';
import { regularly } from '../operate/regularly.ts';
import type { Leases } from '../processes/leases.ts';
import { type AnswerOptions, answerTask } from './answer-task.ts';
import { forgetDone } from './orders.ts';
import { type Task, tasksAt } from './task.ts';

export interface AutoplayerOptions extends AnswerOptions {
  readonly leases: Leases;
  /** How often it looks for tables whose lease no process holds, in milliseconds. */
  readonly takeOverEvery: number;
  readonly log: Pick<Logger, 'botFailed' | 'error'>;
}

/** Answers for bots and for orders left behind, at the tables whose lease this process holds. */
export class Autoplayer {
  private readonly options: AutoplayerOptions;
  /** Tasks under way, by table, seat and question. */
  private readonly running = new Map<string, Promise<void>>();
  private readonly roundPaces = new WeakMap<LoadedTable, RoundPace>();
  private readonly stopping = new AbortController();
  private rounds: ReturnType<typeof regularly> | null = null;
  private resuming: Promise<void> = Promise.resolve();
  private takingOver: Promise<void> | null = null;

  constructor(options: AutoplayerOptions) {
    this.options = options;
    options.tables.onEntry((loaded) => this.answerOpenQuestions(loaded));
  }

  /** Begins to look for tables whose lease no process holds. */
  start(): void {
    const { log, takeOverEvery } = this.options;
    this.rounds = regularly(log, { takeOver: [takeOverEvery, () => this.takeOver()] });
    this.resuming = this.resumeAll().catch((error) => log.error(error));
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

  /** Finishes the tasks under way and gives all leases back. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all([this.rounds?.stop(), this.resuming, this.takingOver]);
    await Promise.all(this.running.values());
    await this.options.leases.releaseAll();
  }

  private async resumeAll(): Promise<void> {
    await this.resumeEach(await this.options.leases.inherited());
    await this.takeOver();
  }

  /** Takes over the tables that are due and that no process holds. */
  takeOver(): Promise<void> {
    this.takingOver ??= this.takeOverNow().finally(() => {
      this.takingOver = null;
    });
    return this.takingOver;
  }

  private async takeOverNow(): Promise<void> {
    const { tables, leases } = this.options;
    for (let due = await leases.due(''); due.length > 0; due = await leases.due(due.at(-1) ?? ''))
      await this.resumeEach(due);
    // An answer may have failed because the store did, and no other event would ask for it again.
    for (const loaded of tables.tablesInMemory) this.answerOpenQuestions(loaded);
  }

  private async resumeEach(tables: readonly string[]): Promise<void> {
    for (const table of tables) if (!this.stopping.signal.aborted) await this.resumeTable(table);
  }

  private async resumeTable(table: string): Promise<void> {
    const { tables, leases, log } = this.options;
    try {
      // First: of all processes that look for due tables one reads it. It is due no more once it is given back as it is.
      if (!(await leases.hold(table))) return;
      const loaded = await tables.find(table);
      if (loaded !== null) this.answerOpenQuestions(loaded);
    } catch (error) {
      // One table that cannot be read must not keep the others waiting, and is tried again later.
      log.error(error);
      await leases.release(table, { isDue: true });
    }
  }

  private async answer(loaded: LoadedTable, gameEntry: GameEntry, task: Task): Promise<void> {
    if (!(await this.options.leases.hold(loaded.id))) return;
    const roundPace = this.roundPaces.get(loaded) ?? new RoundPace();
    this.roundPaces.set(loaded, roundPace);
    await answerTask(this.options, { loaded, gameEntry, task, roundPace, signal: this.stopping.signal });
  }
}

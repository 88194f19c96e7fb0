import { setTimeout as wait } from 'node:timers/promises';
import { print } from '@vigilia/kernel';
import { CLOSED } from '../bots/bot-port.ts';
import { draw, pauseBefore } from '../bots/pace.ts';
import type { Pool } from '../bots/pool.ts';
import { think } from '../bots/think.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { regularly } from '../operate/regularly.ts';
import { chooseForBot } from '../table/commands/choose.ts';
import type { GameEntry } from '../table/game-registry.ts';
import { isBots } from '../table/seats.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import type { Tables } from '../tables/tables.ts';
import { LEASE, Leases } from './leases.ts';
import { followOrder, forgetDone } from './orders.ts';
import { type Task, tasksAt } from './task.ts';

export interface AutoplayerOptions {
  readonly tables: Tables;
  readonly pool: Pool;
  /** Names this process among those on the same database. */
  readonly me: string;
  /** Milliseconds a bot may think. */
  readonly budget: number;
  /** After how many milliseconds an order left behind answers. */
  readonly delay: () => number;
  /** Leaves a decision to the owner of an order. */
  readonly wake: (loaded: LoadedTable, seat: number) => void;
  readonly log: Pick<Logger, 'botFailed' | 'error'>;
  readonly metrics: Pick<Metrics, 'botsThinking' | 'botFailures'>;
}

/** How long a bot that decides for all waits for people who may still put in a word, in milliseconds. */
const TIME_TO_SPEAK = 15_000;

/** Answers for bots and for orders left behind, at the tables whose lease this process holds. */
export class Autoplayer {
  private readonly options: AutoplayerOptions;
  private readonly leases: Leases;
  /** Tasks in hand, by table, seat and question. */
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private rounds: ReturnType<typeof regularly> | null = null;
  private resuming: Promise<void> = Promise.resolve();

  constructor(options: AutoplayerOptions) {
    this.options = options;
    const { tables, me } = options;
    this.leases = new Leases(tables.store.leases, me, tables.now);
    tables.onEntry((loaded) => this.answerOpenQuestions(loaded));
  }

  /** Begins to look for tables that nobody drives. */
  start(): void {
    this.rounds = regularly(this.options.log, {
      renew: [LEASE / 3, () => this.leases.renew()],
      takeOver: [LEASE / 2, () => this.takeOver()],
    });
    this.resuming = this.resumeAll().catch((error) => this.options.log.error(error));
  }

  /** Looks whether there is something to answer at a table. */
  answerOpenQuestions(loaded: LoadedTable): void {
    const gameEntry = this.options.tables.games.get(loaded.table.setting.game);
    if (gameEntry === undefined || this.stopping.signal.aborted) return;
    if (loaded.orders.size > 0 && gameEntry.orders !== undefined) {
      forgetDone(this.options.tables, loaded, gameEntry.game, gameEntry.orders).catch((error) =>
        this.options.log.error(error),
      );
    }
    for (const task of tasksAt(loaded, gameEntry)) {
      const name = `${loaded.id} ${task.seat} ${task.since} ${task.bot}`;
      if (this.running.has(name)) continue;
      loaded.neededBy.add(task);
      const done = this.answer(loaded, gameEntry, task)
        .catch((error) => {
          if (!this.stopping.signal.aborted) this.options.log.error(error);
        })
        .finally(() => {
          this.running.delete(name);
          loaded.neededBy.delete(task);
        });
      this.running.set(name, done);
    }
  }

  /** A table has left memory, or is over: whoever needs it next drives it. */
  async release(table: string): Promise<void> {
    await this.leases.release(table, { isWanted: false });
  }

  /** Brings what is in hand to its end and lets others drive on. */
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
    // An answer may have failed because the store did, and nobody else asks for it again.
    for (const loaded of this.options.tables.tablesInMemory) this.answerOpenQuestions(loaded);
  }

  private async resumeEach(tables: readonly string[]): Promise<void> {
    for (const table of tables) if (!this.stopping.signal.aborted) await this.resumeTable(table);
  }

  private async resumeTable(table: string): Promise<void> {
    const loaded = await this.options.tables.find(table);
    const isWanted = loaded !== null && tasksAt(loaded, this.gameEntryAt(loaded)).length > 0;
    if (isWanted) this.answerOpenQuestions(loaded);
    // Nothing to do there, or nothing that can be done under these rules.
    else if (await this.leases.hold(table)) await this.release(table);
  }

  private async answer(loaded: LoadedTable, gameEntry: GameEntry, task: Task): Promise<void> {
    if (!(await this.leases.hold(loaded.id))) return;
    if (task.bot === null) await this.answerByOrder(loaded, gameEntry, task);
    else await this.answerByBot(loaded, gameEntry, task, task.bot);
  }

  private async answerByBot(
    loaded: LoadedTable,
    { game, hasSecrets }: GameEntry,
    task: Task,
    bot: string,
  ): Promise<void> {
    const { tables, pool, budget, log, metrics } = this.options;
    const { seat, ask, since, state } = task;
    const begun = performance.now();
    metrics.botsThinking.inc();
    const { choice, failure } = await think(pool, {
      game,
      bot,
      state,
      ask,
      budget: { milliseconds: budget },
    });
    metrics.botsThinking.dec();
    if (failure === CLOSED) return;
    if (failure !== null) {
      log.botFailed({ game: game.id, bot, reason: failure });
      metrics.botFailures.inc({ bot });
    }
    const { pace } = loaded.table.setting;
    // A pause that told whether there was anything to choose would tell what is hidden.
    const choices = hasSecrets ? 2 : ask.choices.length + ask.ranges.length;
    // A voice is wanted before the decision it is about.
    if (!task.isAdvice) {
      await this.pause(pauseBefore({ choices, thought: performance.now() - begun }, pace, draw));
      if (pace !== 'instant') await this.letPeopleSpeak(loaded, task);
    }
    await tables.run(loaded, chooseForBot(seat, since, print(game.grammar, choice)));
  }

  private async answerByOrder(loaded: LoadedTable, { game, orders }: GameEntry, task: Task): Promise<void> {
    if (orders === undefined) return;
    const { tables, wake, delay } = this.options;
    await this.pause(delay());
    if ((await followOrder(tables, loaded, game, orders, task)) === 'wake') wake(loaded, task.seat);
  }

  /** Whoever decides for all waits a while for people who were asked for a word. */
  private async letPeopleSpeak(loaded: LoadedTable, { seat, since }: Task): Promise<void> {
    const until = performance.now() + TIME_TO_SPEAK;
    const mayOthersSpeak = () => {
      const { play, chairs } = loaded.table;
      const [first, ...others] = play?.moment.asks ?? [];
      const isOpen = first?.seat === seat && play?.asked[seat]?.version === since;
      return isOpen && others.some((other) => !isBots(chairs[other.seat]));
    };
    while (mayOthersSpeak() && performance.now() < until) await this.pause(500);
  }

  private async pause(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await wait(milliseconds, undefined, { signal: this.stopping.signal });
  }

  private gameEntryAt({ table }: LoadedTable): GameEntry {
    const gameEntry = this.options.tables.games.get(table.setting.game);
    if (gameEntry === undefined) throw new Error('a table of a game that nobody knows');
    return gameEntry;
  }
}

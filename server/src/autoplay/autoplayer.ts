import { setTimeout as wait } from 'node:timers/promises';
import { print } from '@vigilia/kernel';
import { draw } from '../bots/draw.ts';
import { CLOSED } from '../bots/thread-ended.ts';
import { pauseBefore } from '../bots/pace.ts';
import type { Pool } from '../bots/pool.ts';
import { think } from '../bots/think.ts';
import type { LiveTable } from '../tables/loaded-table.ts';
import type { OpenHall } from '../tables/tables.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { regularly } from '../operate/regularly.ts';
import type { Shelved } from '../game-registry.ts';
import { chooseForBot } from '../table/commands/choose.ts';
import { isBots } from '../table/seats.ts';
import { LEASE, Leases } from './leases.ts';
import { followOrder, forgetDone } from './orders.ts';
import { type Task, tasksAt } from './task.ts';

export interface DriverOptions {
  readonly hall: OpenHall;
  readonly pool: Pool;
  /** Names this process among those on the same database. */
  readonly me: string;
  /** Milliseconds a bot may think. */
  readonly budget: number;
  /** After how many milliseconds an order left behind answers. */
  readonly delay: () => number;
  /** Leaves a decision to the owner of an order. */
  readonly wake: (live: LiveTable, seat: number) => void;
  readonly log: Pick<Logger, 'botFailed' | 'error'>;
  readonly metrics: Pick<Metrics, 'botsThinking' | 'botFailures'>;
}

/** How long a bot that decides for all waits for people who may still put in a word, in milliseconds. */
const TIME_TO_SPEAK = 15_000;

/** Answers for bots and for orders left behind, at the tables whose lease this process holds. */
export class Driver {
  private readonly options: DriverOptions;
  private readonly leases: Leases;
  /** Tasks in hand, by table, seat and question. */
  private readonly inHand = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private rounds: ReturnType<typeof regularly> | null = null;
  private beginning: Promise<void> = Promise.resolve();

  constructor(options: DriverOptions) {
    this.options = options;
    const { hall, me } = options;
    this.leases = new Leases(hall.store.leases, me, hall.now);
    hall.listen((live) => this.consider(live));
  }

  /** Begins to look for tables that nobody drives. */
  start(): void {
    this.rounds = regularly(this.options.log, {
      renew: [LEASE / 3, () => this.leases.renew()],
      takeOver: [LEASE / 2, () => this.takeOver()],
    });
    this.beginning = this.takeUpAll().catch((error) => this.options.log.error(error));
  }

  /** Looks whether there is something to answer at a table. */
  consider(live: LiveTable): void {
    const shelved = this.options.hall.shelf.get(live.table.setting.game);
    if (shelved === undefined || this.stopping.signal.aborted) return;
    if (live.orders.size > 0 && shelved.orders !== undefined) {
      forgetDone(this.options.hall, live, shelved.game, shelved.orders).catch((error) =>
        this.options.log.error(error),
      );
    }
    for (const task of tasksAt(live, shelved)) {
      const name = `${live.id} ${task.seat} ${task.since} ${task.bot}`;
      if (this.inHand.has(name)) continue;
      live.held.add(task);
      const done = this.answer(live, shelved, task)
        .catch((error) => {
          if (!this.stopping.signal.aborted) this.options.log.error(error);
        })
        .finally(() => {
          this.inHand.delete(name);
          live.held.delete(task);
        });
      this.inHand.set(name, done);
    }
  }

  /** A table has left memory, or is over: whoever needs it next drives it. */
  async letGo(table: string): Promise<void> {
    await this.leases.release(table, { isWanted: false });
  }

  /** Brings what is in hand to its end and lets others drive on. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all([this.rounds?.stop(), this.beginning]);
    await Promise.all(this.inHand.values());
    await this.leases.releaseAll();
  }

  private async takeUpAll(): Promise<void> {
    await this.takeUpEach(await this.leases.inherited());
    await this.takeOver();
  }

  private async takeOver(): Promise<void> {
    await this.takeUpEach(await this.leases.due());
    // An answer may have failed because the store did, and nobody else asks for it again.
    for (const live of this.options.hall.tablesInMemory) this.consider(live);
  }

  private async takeUpEach(tables: readonly string[]): Promise<void> {
    for (const table of tables) if (!this.stopping.signal.aborted) await this.takeUp(table);
  }

  private async takeUp(table: string): Promise<void> {
    const live = await this.options.hall.find(table);
    const isWanted = live !== null && tasksAt(live, this.shelvedAt(live)).length > 0;
    if (isWanted) this.consider(live);
    // Nothing to do there, or nothing that can be done under these rules.
    else if (await this.leases.hold(table)) await this.letGo(table);
  }

  private async answer(live: LiveTable, shelved: Shelved, task: Task): Promise<void> {
    if (!(await this.leases.hold(live.id))) return;
    if (task.bot === null) await this.answerByOrder(live, shelved, task);
    else await this.answerByBot(live, shelved, task, task.bot);
  }

  private async answerByBot(
    live: LiveTable,
    { game, hasSecrets }: Shelved,
    task: Task,
    bot: string,
  ): Promise<void> {
    const { hall, pool, budget, log, metrics } = this.options;
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
    const { pace } = live.table.setting;
    // A pause that told whether there was anything to choose would tell what is hidden.
    const choices = hasSecrets ? 2 : ask.choices.length + ask.ranges.length;
    // A voice is wanted before the decision it is about.
    if (!task.isAdvice) {
      await this.pause(pauseBefore({ choices, thought: performance.now() - begun }, pace, draw));
      if (pace !== 'instant') await this.letPeopleSpeak(live, task);
    }
    await hall.act(live, chooseForBot(seat, since, print(game.grammar, choice)));
  }

  private async answerByOrder(live: LiveTable, { game, orders }: Shelved, task: Task): Promise<void> {
    if (orders === undefined) return;
    const { hall, wake, delay } = this.options;
    await this.pause(delay());
    if ((await followOrder(hall, live, game, orders, task)) === 'wake') wake(live, task.seat);
  }

  /** Whoever decides for all waits a while for people who were asked for a word. */
  private async letPeopleSpeak(live: LiveTable, { seat, since }: Task): Promise<void> {
    const until = performance.now() + TIME_TO_SPEAK;
    const mayOthersSpeak = () => {
      const { play, chairs } = live.table;
      const [first, ...others] = play?.moment.asks ?? [];
      const isOpen = first?.seat === seat && play?.asked[seat]?.version === since;
      return isOpen && others.some((other) => !isBots(chairs[other.seat]));
    };
    while (mayOthersSpeak() && performance.now() < until) await this.pause(500);
  }

  private async pause(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await wait(milliseconds, undefined, { signal: this.stopping.signal });
  }

  private shelvedAt({ table }: LiveTable): Shelved {
    const shelved = this.options.hall.shelf.get(table.setting.game);
    if (shelved === undefined) throw new Error('a table of a game that nobody knows');
    return shelved;
  }
}

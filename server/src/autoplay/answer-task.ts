import { setTimeout as sleep } from 'node:timers/promises';
import type { RoundPace } from '@vigilia/bots';
import { type Choice, type GameEntry, print } from '@vigilia/kernel';
import { CLOSED } from '../bots/bot-port.ts';
import { draw, pauseBefore } from '../bots/pace.ts';
import type { Pool } from '../bots/pool.ts';
import { type Spoken, speak, think } from '../bots/think.ts';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import type { Tables } from '../live-tables/tables.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import { chooseForBot } from '../table/commands/choose.ts';
import { isBots } from '../table/seats.ts';
import { followOrder } from './orders.ts';
import type { Task } from './task.ts';

export interface AnswerOptions {
  readonly tables: Tables;
  readonly pool: Pool;
  /** The most milliseconds a bot may think; the pace of a table may leave it less. */
  readonly budget: number;
  /** After how many milliseconds an order left behind answers. */
  readonly delay: () => number;
  /** Leaves a decision to the owner of an order. */
  readonly wake: (loaded: LoadedTable, seat: number) => void;
  readonly log: Pick<Logger, 'botFailed'>;
  readonly metrics: Pick<Metrics, 'botsThinking' | 'botFailures'>;
}

/** A task and where it is done. */
export interface Assignment {
  readonly loaded: LoadedTable;
  readonly gameEntry: GameEntry;
  readonly task: Task;
  /** What the bots of the table may take in this round. */
  readonly roundPace: RoundPace;
  /** Ends every pause. */
  readonly signal: AbortSignal;
}

/** How long a bot that decides for all waits for people who may still speak, in milliseconds. */
const TIME_TO_SPEAK = 15_000;

/** Answers one question for a bot, or as an order left behind says. */
export function answerTask(options: AnswerOptions, assignment: Assignment): Promise<void> {
  const { bot } = assignment.task;
  return bot === null ? answerByOrder(options, assignment) : answerByBot(options, assignment, bot);
}

async function answerByBot(options: AnswerOptions, assignment: Assignment, bot: string): Promise<void> {
  const { tables, pool, budget, log, metrics } = options;
  const { loaded, task, roundPace, signal } = assignment;
  const { game, profile } = assignment.gameEntry;
  const { seat, ask, since, state } = task;
  const begun = performance.now();
  metrics.botsThinking.inc();
  const { pace } = loaded.table.setting;
  const { wait, thought } = roundPace.next(game.chapter(state), pace);
  // Advice comes beside a decision and takes nothing from the time of those who decide.
  const milliseconds = task.isAdvice ? budget : Math.min(budget, thought);
  const question = { game, bot, state, ask, budget: { milliseconds } };
  const { choice, failure, reason }: Spoken<Choice> = task.isAdvice
    ? await speak(pool, question)
    : { ...(await think(pool, question)), reason: null };
  metrics.botsThinking.dec();
  if (failure === CLOSED) return;
  if (failure !== null) {
    log.botFailed({ game: game.id, bot, reason: failure });
    metrics.botFailures.inc({ bot });
  }
  // A shorter pause if there is nothing to choose would reveal that.
  const choices = profile.hasSecrets ? 2 : ask.choices.length + ask.ranges.length;
  // Advice is useful before the decision it is about.
  if (!task.isAdvice) {
    await pause(pauseBefore({ choices, thought: performance.now() - begun, wait }, draw), signal);
    roundPace.took(performance.now() - begun);
    if (pace !== 'instant') await letPeopleSpeak(assignment);
  }
  await tables.run(loaded, chooseForBot(seat, since, { line: print(game.grammar, choice), reason }));
}

async function answerByOrder(options: AnswerOptions, assignment: Assignment): Promise<void> {
  const { tables, wake, delay } = options;
  const { loaded, gameEntry, task, signal } = assignment;
  const { game, orders } = gameEntry;
  if (orders === undefined) return;
  await pause(delay(), signal);
  if ((await followOrder(tables, loaded, game, orders, task)) === 'wake') wake(loaded, task.seat);
}

/** A bot that decides for all waits for the people who were asked to speak. */
async function letPeopleSpeak({ loaded, task: { seat, since }, signal }: Assignment): Promise<void> {
  const until = performance.now() + TIME_TO_SPEAK;
  const mayOthersSpeak = () => {
    const { play, chairs } = loaded.table;
    const [first, ...others] = play?.moment.asks ?? [];
    const isOpen = first?.seat === seat && play?.asked[seat]?.version === since;
    return isOpen && others.some((other) => !isBots(chairs[other.seat]));
  };
  while (mayOthersSpeak() && performance.now() < until) await pause(500, signal);
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds > 0) await sleep(milliseconds, undefined, { signal });
}

import {
  type Answered,
  answer,
  type Bot,
  type Game,
  type Header,
  isRefusal,
  type Kinds,
  print,
  type Seat,
  type Session,
} from '@vigilia/kernel';
import { consult } from './consult.ts';

/** One choice of a game that bots play, and where it led. */
export interface Played<K extends Kinds> {
  readonly by: Seat;
  readonly choice: K['choice'];
  readonly answered: Answered<K>;
}

/** Many times what any game takes: bots that go on for longer go round in circles, and would fill a disk. */
const MOST_CHOICES = 20_000;

/** Plays a game on to its end, choice by choice. `bots` has one for each seat. */
export async function* playOut<K extends Kinds>(
  { game, header, moment }: Session<K>,
  bots: readonly Bot<K>[],
): AsyncGenerator<Played<K>> {
  let reached = moment;
  for (let count = 0; ; count++) {
    const [ask] = reached.asks;
    if (ask === undefined) return;
    const by = ask.seat;
    const bot = bots[by];
    if (bot === undefined) throw new RangeError(`no bot sits at seat ${by}`);
    const choice = await consult(game, reached, ask, bot, header.seed);
    const answered = answer(game, reached, by, choice);
    if (isRefusal(answered)) throw new Error(`the bot at seat ${by} was refused: ${answered.reason.key}`);
    if (count === MOST_CHOICES) throw new Error(endless(game, header, by, choice));
    yield { by, choice, answered };
    reached = answered;
  }
}

function endless<K extends Kinds>(
  { id, grammar }: Game<K>,
  { seed }: Header,
  by: Seat,
  choice: K['choice'],
): string {
  return `the game of ${id} from seed ${seed} goes on after ${MOST_CHOICES} choices: seat ${by} chooses '${print(grammar, choice)}'`;
}

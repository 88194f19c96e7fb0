import { drawBelow } from '../chance/chance.ts';
import { namedSeed } from '../chance/seed.ts';
import { answer, type Moment } from '../engine/answer.ts';
import type { Bot } from '../engine/bot.ts';
import type { Game, Kinds } from '../engine/game.ts';
import { imagining } from '../engine/imagining.ts';
import { print } from '../engine/notation.ts';
import { isRefusal } from '../engine/refusal.ts';
import { type Header, header } from '../record/record.ts';
import { open } from '../session/session.ts';
import { must } from './differ.ts';

/** The bots of a game, and the game that each of them plays from every seat. */
export interface BotSeries<K extends Kinds> {
  readonly bots: Readonly<Record<string, Bot<K>>>;
  readonly seats: number;
  readonly options?: Header['options'];
  /** The name of the series: the same name deals the same games. */
  readonly seed: string;
  /** How many answers a game may take; 5,000 if not said. */
  readonly answers?: number;
}

/** The promise of a bot, to be registered as a test: it is offered what it chooses, and its game ends. */
export interface PromisedOfBot {
  readonly name: string;
  run(): Promise<void>;
}

export function botsPlayToTheEnd<K extends Kinds>(game: Game<K>, series: BotSeries<K>): PromisedOfBot[] {
  return Object.entries(series.bots).map(([name, bot]) => ({
    name: `bots: ${name} plays a game to its end`,
    run: () => playToTheEnd(game, series, name, bot),
  }));
}

async function playToTheEnd<K extends Kinds>(
  game: Game<K>,
  { seats, options = {}, seed, answers = 5000 }: BotSeries<K>,
  name: string,
  bot: Bot<K>,
): Promise<void> {
  const { id, rules } = game;
  const opened = open(game, header({ game: id, rules, seed: namedSeed(seed), entropy: [], seats, options }));
  must(!isRefusal(opened), 'its own header is refused');
  const chance = { seed: namedSeed(`${name} of ${seed}`), drawn: {} };
  let moment: Moment<K> = opened.moment;
  let latest = 'none yet';
  for (let count = 0; ; count++) {
    const [ask] = moment.asks;
    if (ask === undefined) return;
    must(count < answers, `the game '${seed}' of ${name} goes on after ${answers} answers, ${latest}`);
    const choice = await bot.choose(
      game.view(moment.state, ask.seat),
      ask,
      (sides) => drawBelow(chance, 'bot', sides),
      imagining(game, moment.state, ask),
    );
    latest = `the latest '${print(game.grammar, choice)}' of seat ${ask.seat}`;
    const answered = answer(game, moment, ask.seat, choice);
    must(!isRefusal(answered), `${name} is refused in the game '${seed}': ${latest}`);
    moment = answered;
  }
}

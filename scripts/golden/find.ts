import {
  advance,
  type Bot,
  type ChoiceEntry,
  drawBelow,
  type Game,
  imagining,
  isRefusal,
  type Kinds,
  namedSeed,
  open,
  print,
} from '../../kernel/src/index.ts';
import type { GoldenGame } from './record.ts';
import { headerOf } from './table.ts';
import type { Wanted } from './wanted.ts';

/** The golden games a game wants, and what is needed to find them. */
export interface Collection<K extends Kinds> {
  readonly game: Game<K>;
  readonly wanted: readonly Wanted<K['event']>[];
  readonly bots: Readonly<Record<string, Bot<K>>>;
  endingOf(state: K['state']): string;
}

/** The first game in so many that has what is wanted. */
export async function find<K extends Kinds>(
  collection: Collection<K>,
  wanted: Wanted<K['event']>,
  tries: number,
): Promise<GoldenGame | null> {
  for (let number = 1; number <= tries; number++) {
    const game = await play(collection, wanted, namedSeed(`${wanted.name} ${number}`));
    if (game !== null) return game;
  }
  return null;
}

/** Plays a game to its end; null where it lacks what is wanted. */
async function play<K extends Kinds>(
  { game, bots, endingOf }: Collection<K>,
  wanted: Wanted<K['event']>,
  seed: string,
): Promise<GoldenGame | null> {
  const { title, seats, inAnyOrder = false, has } = wanted;
  const variant = wanted.variant ?? null;
  const bot = bots[wanted.bots];
  if (bot === undefined) throw new RangeError(`${game.id} has no bot ${wanted.bots}`);
  const chance = { seed: namedSeed(`bots of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  const session = open(game, headerOf(game, { seats, variant, seed }));
  if (isRefusal(session)) throw new Error(session.reason.key);
  const events: K['event'][] = session.told.map(({ event }) => event);
  const choices: ChoiceEntry[] = [];
  let { moment } = session;
  for (;;) {
    const ask = moment.asks[inAnyOrder ? draw(Math.max(1, moment.asks.length)) : 0];
    if (ask === undefined) break;
    const choice = await bot.choose(
      game.view(moment.state, ask.seat),
      ask,
      draw,
      imagining(game, moment.state, ask),
    );
    choices.push({ by: ask.seat, choice: print(game.grammar, choice) });
    // Nobody goes back in this game: its state may change in place.
    const answered = advance(game, moment, ask, choice);
    for (const { event } of answered.told) events.push(event);
    moment = answered;
  }
  return has(events) ? { title, seats, variant, seed, choices, ending: endingOf(moment.state) } : null;
}

import { drawBelow } from '../../chance/chance.ts';
import { namedSeed } from '../../chance/seed.ts';
import { advance } from '../../engine/answer.ts';
import type { Kinds } from '../../engine/game.ts';
import { imagining } from '../../engine/imagining.ts';
import { print } from '../../engine/notation.ts';
import type { ChoiceEntry } from '../../record/record.ts';
import type { GoldenGame } from './record.ts';
import { dealt } from './replay.ts';
import type { Collection, Wanted } from './wanted.ts';

/** The first game that has what is wanted; null if none of these tries has it. */
export async function findGolden<K extends Kinds>(
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

/** Plays a game to its end; null if it lacks what is wanted. */
async function play<K extends Kinds>(
  collection: Collection<K>,
  wanted: Wanted<K['event']>,
  seed: string,
): Promise<GoldenGame | null> {
  const { game, bots, endingOf } = collection;
  const { title, seats, inAnyOrder = false, has } = wanted;
  const variant = wanted.variant ?? null;
  const bot = bots[wanted.bots];
  if (bot === undefined) throw new RangeError(`${game.id} has no bot ${wanted.bots}`);
  const chance = { seed: namedSeed(`bots of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choices', sides);
  const session = dealt(collection, { seats, variant, seed });
  const events: K['event'][] = session.delivered.map(({ event }) => event);
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
    // This game is never undone, so its state may change in place.
    const answered = advance(game, moment, ask, choice);
    for (const { event } of answered.delivered) events.push(event);
    moment = answered;
  }
  return has(events) ? { title, seats, variant, seed, choices, ending: endingOf(moment.state) } : null;
}

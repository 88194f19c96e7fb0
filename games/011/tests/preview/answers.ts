import {
  type Answered,
  type Ask,
  begin,
  type Chance,
  drawBelow,
  imagining,
  type Moment,
  namedSeed,
  take,
} from '@vigilia/kernel';
import { apprentice, type Eleven, game } from '../../src/index.ts';
import type { Choice } from '../../src/table/choices.ts';

export interface Evening {
  readonly seats: number;
  readonly beginners: boolean;
  readonly seed: string;
  readonly players: 'apprentices' | 'anybody';
}

/** A question, the answer it was given, and what came of it. */
export interface Answer {
  readonly before: Moment<Eleven>;
  readonly ask: Ask<Choice>;
  readonly choice: Choice;
  readonly after: Answered<Eleven>;
}

/** Every answer of a whole game. */
export function* answers({ seats, beginners, seed, players }: Evening): Generator<Answer> {
  const chance = { seed: namedSeed(`players of ${seed}`), drawn: {} };
  let moment = begin(game, seats, { beginners }, { seed: namedSeed(seed), drawn: {} });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return;
    const choice =
      players === 'apprentices' ? apprenticesChoice(moment, ask, chance) : anyChoice(moment, ask, chance);
    const after = take(game, moment, ask, choice);
    yield { before: moment, ask, choice, after };
    moment = after;
  }
}

function apprenticesChoice({ state }: Moment<Eleven>, ask: Ask<Choice>, chance: Chance): Choice {
  const draw = (sides: number) => drawBelow(chance, 'apprentice', sides);
  const view = game.view(state, ask.seat);
  return apprentice.choose(view, ask, draw, imagining(game, state, ask)) as Choice;
}

/** A verb at random, then what to do with it. Most bids are the least, or no player would live to see Fenrir wake. */
function anyChoice({ state }: Moment<Eleven>, ask: Ask<Choice>, chance: Chance): Choice {
  const draw = (sides: number) => drawBelow(chance, 'anybody', sides);
  const amounts = ask.ranges.map(({ from, to }) => {
    const more = draw(8) === 0 ? draw(to - from.amount + 1) : Math.min(draw(3), to - from.amount);
    return { ...from, amount: from.amount + more };
  });
  const offered = [...ask.choices, ...amounts];
  const verbs = [...new Set(offered.map(({ verb }) => verb))];
  const verb = verbs[draw(verbs.length)];
  const meant = offered.filter((choice) => choice.verb === verb);
  const right = meant.find((choice) => choice.verb === 'declare' && choice.character === state.chosen);
  // One name in eight would be right: every second one makes the turns of declarers worth looking at.
  return right !== undefined && draw(2) === 0 ? right : (meant[draw(meant.length)] as Choice);
}

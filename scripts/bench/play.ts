import { randomChoice } from '../../bots/src/index.ts';
import {
  type Chance,
  drawBelow,
  type Game,
  header,
  isRefusal,
  type Kinds,
  type Moment,
  namedSeed,
  open,
  take,
} from '../../kernel/src/index.ts';

/** A table where chance alone plays, game after game. */
export interface Bench<K extends Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
  /** The stream of the choices, apart from that of the games. */
  readonly chance: Chance;
}

/** What is done with every moment at which somebody is asked. */
type Look<K extends Kinds> = (moment: Moment<K>) => void;

/** Plays one whole game and says how many choices it took. */
export function playGame<K extends Kinds>(bench: Bench<K>, number: number, look: Look<K>): number {
  const { game, seats, chance } = bench;
  const seed = namedSeed(`bench/${number}`);
  const dealt = open(
    game,
    header({ game: game.id, rules: game.rules, seed, entropy: [], seats, options: {} }),
  );
  if (isRefusal(dealt)) throw new Error(dealt.reason.key);
  let moment: Moment<K> = dealt.moment;
  let choices = 0;
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return choices;
    look(moment);
    const choice = randomChoice(ask, (sides) => drawBelow(chance, 'choices', sides));
    moment = take(game, moment, ask, choice);
    choices++;
  }
}

import {
  advance,
  begin,
  choiceAt,
  countChoices,
  type Game,
  isRefusal,
  type Kinds,
  type Moment,
  namedSeed,
} from '@vigilia/kernel';

/** A table where every choice is random, game after game. */
export interface Bench<K extends Kinds> {
  readonly game: Game<K>;
  readonly seats: number;
}

/** Called at every moment with an open question. */
type Look<K extends Kinds> = (moment: Moment<K>) => void;

/** Picks the choices. The rules' own draws are SHA-256; a cheaper picker keeps the picking out of the measured time. */
function pickerFrom(number: number): (sides: number) => number {
  let state = (number + 1) * 0x9e3779b9;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

/** Plays one whole game and returns the number of choices. No other code holds its states, so it changes them in place. */
export function playGame<K extends Kinds>({ game, seats }: Bench<K>, number: number, look: Look<K>): number {
  const options = game.options({});
  if (isRefusal(options)) throw new Error(options.reason.key);
  const pick = pickerFrom(number);
  let moment: Moment<K> = begin(game, seats, options, { seed: namedSeed(`bench/${number}`), drawn: {} });
  let choices = 0;
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return choices;
    look(moment);
    moment = advance(game, moment, ask, choiceAt(ask, pick(countChoices(ask))));
    choices++;
  }
}

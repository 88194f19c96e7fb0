import { think } from '@vigilia/bots';
import { game, INSPECTORS_LEANING, insight } from '@vigilia/game-011';
import { advance, begin, type Chance, drawBelow, imagining, namedSeed } from '@vigilia/kernel';

const SEATS = 4;
/** The first game only warms up. */
const GAMES = 4;
/** The Inspector searches at one question in this many. */
const EVERY = 25;
const MILLISECONDS = 500;

export interface Searched {
  readonly searches: number;
  /** Choices taken in imagined games, and imagined games, a second. */
  readonly choicesPerSecond: number;
  readonly iterationsPerSecond: number;
  /** The same for each second of CPU time: on a busy machine a process gets less than one core. */
  readonly choicesPerCoreSecond: number;
}

/** How fast the Inspector searches, at questions of its own games that have more than one choice. */
export async function measureSearch(): Promise<Searched> {
  let searches = 0;
  let choices = 0;
  let iterations = 0;
  let milliseconds = 0;
  let busy = 0;
  for (let number = 0; number < GAMES; number++) {
    const chance: Chance = { seed: namedSeed(`searched ${number}`), drawn: {} };
    let moment = begin(game, SEATS, { beginners: false }, { seed: namedSeed(`bench/${number}`), drawn: {} });
    for (let asked = 0; ; asked++) {
      const [ask] = moment.asks;
      if (ask === undefined) break;
      const draw = (sides: number) => drawBelow(chance, 'draws', sides);
      const thinks = asked % EVERY === 0;
      const budget = { milliseconds: thinks ? MILLISECONDS : 0, ...INSPECTORS_LEANING };
      const imagine = imagining(game, moment.state, ask);
      const before = process.cpuUsage();
      const thought = await think(game, insight, budget, { ask, draw, imagine });
      if (number > 0 && thinks && thought.found.length > 1) {
        searches++;
        choices += thought.choices;
        iterations += thought.iterations;
        milliseconds += thought.milliseconds;
        busy += process.cpuUsage(before).user;
      }
      moment = advance(game, moment, ask, thought.found[0].choice);
    }
  }
  const seconds = milliseconds / 1000;
  return {
    searches,
    choicesPerSecond: Math.round(choices / seconds),
    iterationsPerSecond: Math.round(iterations / seconds),
    choicesPerCoreSecond: Math.round((choices * 1e6) / busy),
  };
}

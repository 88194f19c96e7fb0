import { consult } from '@vigilia/bots';
import { detective, type Eleven, game } from '@vigilia/game-011';
import {
  type Answered,
  type Ask,
  begin,
  countChoices,
  drawBelow,
  type Moment,
  namedSeed,
  take,
} from '@vigilia/kernel';

type Choice = Eleven['choice'];

/** A moment with an open question; `seed` is the table's. */
export interface InformationSet {
  readonly moment: Moment<Eleven>;
  readonly ask: Ask<Choice>;
  readonly seed: string;
}

/** One question in this many is used. */
const TAKEN = 120;

/** An endless series of moments of games among Detectives, with every number of players and no kind of question twice a game. */
export async function* informationSets(seed: string): AsyncGenerator<InformationSet> {
  const { min, max } = game.seats;
  for (let number = 0; ; number++) yield* momentsOf(`${seed} ${number}`, min + (number % (max - min + 1)));
}

async function* momentsOf(name: string, seats: number): AsyncGenerator<InformationSet> {
  const seed = namedSeed(name);
  const taking = { seed, drawn: {} };
  const asked = new Set<string>();
  let moment: Answered<Eleven> = begin(game, seats, { beginners: false }, { seed, drawn: {} });
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return;
    const { key } = ask.prompt;
    const isTaken = countChoices(ask) > 1 && drawBelow(taking, 'taking', TAKEN) === 0;
    if (isTaken && !asked.has(key)) {
      asked.add(key);
      yield { moment, ask, seed };
    }
    moment = take(game, moment, ask, await consult(game, moment, ask, detective, seed));
  }
}

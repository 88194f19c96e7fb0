import { type Eleven, game as eleven } from '@vigilia/game-011';
import { type Ask, answer, begin, drawBelow, isRefusal, type Moment, namedSeed, take } from '@vigilia/kernel';

type Choice = Eleven['choice'];

/** A question of a game and the view of the seat that is asked. */
export interface Question {
  readonly moment: Moment<Eleven>;
  readonly ask: Ask<Choice>;
  readonly view: Eleven['view'];
}

/** Every question of some games, answered by a verb at random and then anything it can be said of. */
export function* questions(games: number): Generator<Question> {
  for (let game = 0; game < games; game++) yield* questionsOf(3 + (game % 4), `evening ${game}`);
}

function* questionsOf(seats: number, seed: string): Generator<Question> {
  const chance = { seed: namedSeed(`players of ${seed}`), drawn: {} };
  const draw = (sides: number) => drawBelow(chance, 'choice', sides);
  let moment: Moment<Eleven> = begin(
    eleven,
    seats,
    { beginners: false },
    { seed: namedSeed(seed), drawn: {} },
  );
  for (;;) {
    const [ask] = moment.asks;
    if (ask === undefined) return;
    yield { moment, ask, view: eleven.view(moment.state, ask.seat) };
    moment = take(eleven, moment, ask, pick(ask, draw));
  }
}

/** Every bid is the least one, and few seats declare, so that late Hours come too. */
function pick(ask: Ask<Choice>, draw: (sides: number) => number): Choice {
  const offered = [...ask.choices, ...ask.ranges.map(({ from }) => from)];
  const verbs = [...new Set(offered.map(({ verb }) => verb))].filter(
    (verb, _, all) => verb !== 'declare' || all.length === 1 || draw(20) === 0,
  );
  const verb = verbs[draw(verbs.length)];
  const meant = offered.filter((choice) => choice.verb === verb);
  return meant[draw(meant.length)] as Choice;
}

/** Answers with choices in a row, as a draft does; null if one of them is refused. */
export function played({ moment, ask }: Question, choices: readonly Choice[]): Moment<Eleven> | null {
  let reached = moment;
  for (const choice of choices) {
    const next = answer(eleven, reached, ask.seat, choice);
    if (isRefusal(next)) return null;
    reached = next;
  }
  return reached;
}

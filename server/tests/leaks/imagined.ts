import { QuickDraws } from '@vigilia/bots';
import { detective } from '@vigilia/game-011';
import {
  type Adviser,
  answer,
  type Game,
  imagining,
  isRefusal,
  type Kinds,
  type Moment,
  namedSeed,
  parse,
  resume,
  type Viewer,
} from '@vigilia/kernel';

/** Everything a viewer is shown of a moment, as it goes over the wire. */
export function shownOf(game: Game, { state, asks }: Moment<Kinds>, viewer: Viewer): string {
  const own = asks.filter(({ seat }) => seat === viewer);
  const asked = asks.map(({ seat }) => seat);
  return JSON.stringify([game.view(state, viewer), own, asked]);
}

/** A moment this viewer could not tell from the true one, with other cards in the places that the viewer cannot see. */
export function another(game: Game, { state }: Moment<Kinds>, viewer: Viewer, name: string): Moment<Kinds> {
  return resume(game, game.imagine(state, viewer, { seed: namedSeed(name), drawn: {} }));
}

/** What is said of a line that cannot be chosen; null if it can. */
export function refusalAt(game: Game, moment: Moment<Kinds>, seat: number, line: string): string | null {
  const clause = moment.asks.find((ask) => ask.seat === seat)?.clause ?? null;
  const choice = parse(game.grammar, line, clause);
  const answered = isRefusal(choice) ? choice : answer(game, moment, seat, choice);
  if (!isRefusal(answered)) return null;
  const { clause: rule, reason, column = 1 + line.search(/\S/) } = answered;
  return JSON.stringify({ clause: rule, reason, column });
}

/** What a good player would be told to choose there, as it goes over the wire. */
export function adviceAt(game: Game, { state, asks }: Moment<Kinds>, seat: number): string {
  const ask = asks.find((open) => open.seat === seat);
  if (ask === undefined) return 'nothing is asked';
  const { advise } = detective as unknown as Adviser<Kinds>;
  const { draw } = new QuickDraws(ask.question);
  return JSON.stringify(advise(game.view(state, seat), ask, draw, imagining(game, state, ask)));
}

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

/** A moment this viewer could not tell from the true one, with other cards where the viewer cannot look. */
export function another(game: Game, { state }: Moment<Kinds>, viewer: Viewer, name: string): Moment<Kinds> {
  return resume(game, game.imagine(state, viewer, { seed: namedSeed(name), drawn: {} }));
}

/** What is said of a line that cannot be chosen; null where it can. */
export function refusalAt(game: Game, moment: Moment<Kinds>, seat: number, line: string): string | null {
  const clause = moment.asks.find((ask) => ask.seat === seat)?.clause ?? null;
  const choice = parse(game.grammar, line, clause);
  const answered = isRefusal(choice) ? choice : answer(game, moment, seat, choice);
  if (!isRefusal(answered)) return null;
  const { clause: rule, reason, column } = answered;
  return JSON.stringify({ clause: rule, reason, column });
}

/** More sides than anything has that is drawn from. */
const DRAWS = 16;

/** Whether a good player could be told this there, as it goes over the wire: among equals it is drawn which. */
export function couldAdvise(game: Game, { state, asks }: Moment<Kinds>, seat: number, said: string): boolean {
  const ask = asks.find((open) => open.seat === seat);
  if (ask === undefined) return false;
  const { advise } = detective as unknown as Adviser<Kinds>;
  for (let drawn = 0; drawn < DRAWS; drawn++) {
    const draw = (sides: number) => Math.floor((drawn * sides) / DRAWS);
    const advice = advise(game.view(state, seat), ask, draw, imagining(game, state, ask));
    if (JSON.stringify(advice) === said) return true;
  }
  return false;
}

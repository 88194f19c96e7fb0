import type { Moment } from '../engine/answer.ts';
import type { Game, Kinds, Viewer } from '../engine/game.ts';

/** Everything a viewer is shown of a moment, as text: the view, its own questions, who else is asked what. */
export function shownTo<K extends Kinds>(game: Game<K>, moment: Moment<K>, viewer: Viewer) {
  return {
    view: JSON.stringify(game.view(moment.state, viewer)),
    own: JSON.stringify(moment.asks.filter(({ seat }) => seat === viewer)),
    asked: JSON.stringify(moment.asks.map(({ seat, clause, prompt }) => ({ seat, clause, prompt }))),
  };
}

export function viewersOf(seats: number): Viewer[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** A viewer by name, for what a failing check says. */
export function nameOf(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

import type { Moment } from '../engine/answer.ts';
import type { Kinds } from '../engine/game.ts';
import type { Check, Table } from './check.ts';
import { must, mustBeSame } from './differ.ts';
import { nameOf, viewersOf } from './shown.ts';

/** If a game gives a view in two parts, they are the view: a server sends the parts, and everything else sees the whole. */
export function viewParts<K extends Kinds>({ game, seats }: Table<K>): Check<K> {
  // One for all that is seen, imagined states too: what it remembers of one must not show in another.
  const parts = game.parts?.();

  function mustBeTheView({ state }: Moment<K>): void {
    if (parts === undefined) return;
    const open = parts.open(state);
    for (const viewer of viewersOf(seats)) {
      const own = parts.own(state, viewer);
      const twice = Object.keys(own).find((field) => field in open);
      must(twice === undefined, `both parts of the view of ${nameOf(viewer)} have a field ${twice}`);
      const whole = JSON.stringify(game.view(state, viewer));
      mustBeSame(`the view of ${nameOf(viewer)} and its parts`, whole, JSON.stringify({ ...open, ...own }));
    }
  }

  return {
    name: 'parts: what all see and what a viewer sees besides are together the view',
    dealt: ({ moment }) => mustBeTheView(moment),
    sampled(turn) {
      mustBeTheView(turn.after.moment);
      for (const { moment } of turn.worlds()) mustBeTheView(moment);
    },
  };
}

import type { Kinds } from '../game.ts';
import type { Session } from '../session.ts';
import type { Check, Table } from './check.ts';
import { must, mustBeSame } from './differ.ts';
import { nameOf, viewersOf } from './shown.ts';

/** Where a game gives a view in two parts, they are the view: a server sends the parts, and everything else sees the whole. */
export function parted<K extends Kinds>({ game, seats }: Table<K>): Check<K> {
  function mustBeTheView({ moment: { state } }: Session<K>): void {
    if (game.parts === undefined) return;
    const open = game.parts.open(state);
    for (const viewer of viewersOf(seats)) {
      const own = game.parts.own(state, viewer);
      const twice = Object.keys(own).find((field) => field in open);
      must(twice === undefined, `both parts of the view of ${nameOf(viewer)} have a field ${twice}`);
      const whole = JSON.stringify(game.view(state, viewer));
      mustBeSame(`the view of ${nameOf(viewer)} and its parts`, whole, JSON.stringify({ ...open, ...own }));
    }
  }

  return {
    name: 'parts: what all see and what a viewer sees besides are together the view',
    dealt: mustBeTheView,
    sampled: ({ after }) => mustBeTheView(after),
  };
}

import { eventsFor } from '@vigilia/kernel';
import type { Table } from '../../src/table/state.ts';
import { type View, view } from '../../src/table/view.ts';
import { type Evening, evening } from './evening.ts';
import { type Deal, everyDeal, Listener } from './listener.ts';

export interface Learnt {
  readonly table: Table;
  /** Still listening: what it holds possible will change. */
  readonly listener: Listener;
  /** The deals the listener holds possible at this moment. */
  readonly possible: readonly Deal[];
  /** What the game shows the listener's viewer. */
  readonly seen: View;
}

/** A whole game with a listener for every seat and a spectator: each moment at which one of them learnt something. */
export function* attended(given: Evening): Generator<Learnt> {
  const deals = everyDeal(given.seats);
  const listeners = [null, ...Array(given.seats).keys()].map((viewer) => new Listener(viewer, deals));
  const known = new Map<Listener, string>();
  for (const { moment, delivered } of evening(given)) {
    const table = moment.state;
    if (table.over !== null) return;
    for (const listener of listeners) {
      for (const event of eventsFor(listener.viewer, delivered)) listener.hear(event);
      const seen = view(table, listener.viewer);
      // Either side may notice: a view that changed without an event is looked at, and so is the reverse.
      const knows = JSON.stringify([seen.shown, seen.denied, listener.possible.length]);
      if (known.get(listener) === knows) continue;
      known.set(listener, knows);
      yield { table, listener, possible: listener.possible, seen };
    }
  }
}

/** Games of every size, in which people declare, right and wrong, as Heroes and as Fenrir. */
export const EVENINGS: readonly Evening[] = [
  { seats: 3, beginners: false, seed: 'evening 2' },
  { seats: 3, beginners: true, seed: 'evening 7' },
  { seats: 4, beginners: false, seed: 'evening 2' },
  { seats: 4, beginners: true, seed: 'evening 11' },
  { seats: 5, beginners: false, seed: 'evening 4' },
  { seats: 5, beginners: true, seed: 'evening 7' },
  { seats: 6, beginners: false, seed: 'evening 4' },
  { seats: 6, beginners: true, seed: 'evening 3' },
];

/** Writing down more worlds than this, again and again, would only take longer. */
export const TOO_MANY = 1000;

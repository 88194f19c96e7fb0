import { eventsFor } from '../engine/audience.ts';
import type { Kinds } from '../engine/game.ts';
import { rehearse } from '../engine/rehearse.ts';
import type { Check, SampledTurn, Table } from './check.ts';
import { must } from './differ.ts';

/** What is rehearsed on a view happens on the true state, up to the first draw or reveal. */
export function rehearsed<K extends Kinds>({ game }: Table<K>): Check<K> {
  return {
    name: 'rehearsal: what is rehearsed on a view is what happens',
    sampled({ before, after, ask, seat, choice, delivered, barrier }: SampledTurn<K>) {
      const rehearsal = rehearse(game, game.view(before.moment.state, seat), seat, [choice]);
      if (rehearsal === null || barrier) return;
      must(rehearsal.taken === 1, 'the rehearsal refuses a choice that is taken');
      must(same(rehearsal.asks[0]?.prompt, ask.prompt), 'the rehearsal asks something else');
      const truth = eventsFor(seat, delivered);
      must(
        rehearsal.events.every((event, index) => same(event, truth[index])),
        `the rehearsal tells ${JSON.stringify(rehearsal.events)} instead of ${JSON.stringify(truth)}`,
      );
      const { next } = rehearsal;
      if (next === null) return;
      const asked = after.moment.asks.find((other) => other.seat === seat);
      must(
        same([next.prompt, next.choices, next.ranges], asked && [asked.prompt, asked.choices, asked.ranges]),
        `the rehearsal asks ${JSON.stringify(next.prompt)} instead of ${JSON.stringify(asked?.prompt)}`,
      );
    },
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

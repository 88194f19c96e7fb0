import type { Audience, Delivered, Kinds, Seat } from '../engine/game.ts';
import type { Check, Table } from './check.ts';
import { must } from './differ.ts';

/** Every event says who hears it, and what reveals something bars the way back. */
export function audience<K extends Kinds>({ seats }: Table<K>): Check<K> {
  const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < seats;

  function isAudience(to: Audience | undefined): boolean {
    if (to === undefined || to === 'all') return to !== undefined;
    const named = 'only' in to ? to.only : to.except;
    return named.length > 0 && named.every(isSeat);
  }

  function mustHaveAudiences(delivered: readonly Delivered<K['event']>[]): void {
    for (const { event, to } of delivered) {
      const written = JSON.stringify(event);
      must(isAudience(to), `${written} has no audience at this table: ${JSON.stringify(to)}`);
    }
  }

  return {
    name: 'audience: every event has one, and what reveals sets the barrier',
    dealt: ({ delivered }) => mustHaveAudiences(delivered),
    each({ delivered, barrier }) {
      mustHaveAudiences(delivered);
      const shown = delivered.find(({ reveals }) => reveals);
      const written = JSON.stringify(shown?.event);
      must(shown === undefined || barrier, `${written} reveals something, and no barrier stands`);
    },
  };
}

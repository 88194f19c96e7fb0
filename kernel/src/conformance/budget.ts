import { countChoices } from '../engine/choice.ts';
import type { Ask, Kinds } from '../engine/game.ts';
import type { Check, Table } from './check.ts';
import { must } from './differ.ts';

/** Every question can be answered, is asked once, rests on a clause and is small enough to be looked through. */
export function budget<K extends Kinds>({ game, choices }: Table<K>): Check<K> {
  const clauses = new Set(game.clauses);

  function mustBeAnswerable(ask: Ask<K['choice']>): void {
    const whose = `the question to seat ${ask.seat}`;
    must(clauses.has(ask.clause), `${whose} rests on the unknown clause '${ask.clause}'`);
    for (const { from, to } of ask.ranges) {
      const isRange = Number.isInteger(from.amount) && Number.isInteger(to) && from.amount <= to;
      must(isRange, `${whose} offers an empty range from ${from.amount} to ${to}`);
    }
    const count = countChoices(ask);
    must(count > 0, `${whose} offers nothing`);
    must(count <= choices, `${whose} offers ${count} choices, more than ${choices}`);
  }

  return {
    name: 'budget: every question has a clause and between one and the allowed number of choices',
    asked(moment) {
      const seats = new Set<number>();
      for (const ask of moment.asks) {
        must(!seats.has(ask.seat), `seat ${ask.seat} is asked two things at once`);
        seats.add(ask.seat);
        mustBeAnswerable(ask);
      }
    },
  };
}

import type { Kinds } from '../engine/game.ts';
import type { Check, Table } from './check.ts';
import { must } from './differ.ts';

/** Every game comes to an end, and has an outcome then and not before. */
export function ends<K extends Kinds>({ game, answers, seats }: Table<K>): Check<K> {
  return {
    name: 'ends: every game ends with an outcome, and none has one before',
    sampled({ before }) {
      const early = game.outcome(before.moment.state);
      must(early === null, `an outcome while a seat is asked: ${JSON.stringify(early)}`);
    },
    endless() {
      throw new Error(`the game goes on after ${answers} answers`);
    },
    ended({ end }) {
      const outcome = game.outcome(end.moment.state);
      if (outcome === null) throw new Error('no seat is asked anything, and there is no outcome');
      const stranger = outcome.winners.find((seat) => !(seat >= 0 && seat < seats));
      must(stranger === undefined, `seat ${stranger} wins and is not at the table`);
    },
  };
}

import { answer, resume } from '../engine/answer.ts';
import type { Kinds } from '../engine/game.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Check, Table } from './check.ts';
import { must, mustBeSame } from './differ.ts';
import { whereNotPlain } from './plain.ts';
import { nameOf, viewersOf } from './shown.ts';

/** A game can be saved at any question and taken up again from what was saved. */
export function serialise<K extends Kinds>({ game, seats }: Table<K>): Check<K> {
  return {
    name: 'serialise: a state is plain JSON, and its copy goes on the same',
    sampled({ before, after, seat, choice, delivered, text }) {
      const { state, asks } = before.moment;
      mustBePlain('the state', state);
      mustBePlain('the asks', asks);
      mustBePlain('what was told', delivered);
      for (const viewer of viewersOf(seats)) {
        mustBePlain(`the view of ${nameOf(viewer)}`, game.view(state, viewer));
      }
      const copy = resume(game, JSON.parse(text) as K['state']);
      mustBeSame('the asks of the saved state', JSON.stringify(asks), JSON.stringify(copy.asks));
      const next = answer(game, copy, seat, choice);
      must(!isRefusal(next), 'the saved state refuses the choice that the true one took');
      const expected = JSON.stringify(after.moment.state);
      mustBeSame('the states that follow', expected, JSON.stringify(next.state));
    },
  };
}

function mustBePlain(what: string, value: unknown): void {
  const where = whereNotPlain(value);
  must(where === null, `${what} is not plain JSON at ${where}`);
}

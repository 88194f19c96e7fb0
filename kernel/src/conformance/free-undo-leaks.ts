import { answer } from '../engine/answer.ts';
import type { Kinds } from '../engine/game.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Check, Table } from './check.ts';
import { mustBeSame } from './differ.ts';
import { nameOf, shownTo } from './shown.ts';

/**
 * Who may take an answer back for nothing has learnt nothing by it, and nor has anyone else: in every world a
 * viewer could be in, the same choice shows that viewer the same.
 */
export function freeUndoLeaks<K extends Kinds>({ game }: Table<K>): Check<K> {
  return {
    name: 'nothing learnt: an answer without barrier shows no viewer what it could not know',
    sampled(turn) {
      if (turn.barrier) return;
      for (const { viewer, moment } of turn.worlds()) {
        const other = answer(game, moment, turn.seat, turn.choice);
        if (isRefusal(other)) continue;
        const expected = shownTo(game, turn.after.moment, viewer);
        const found = shownTo(game, other, viewer);
        const whose = `${nameOf(viewer)} after an answer without barrier`;
        mustBeSame(`the views of ${whose}`, expected.view, found.view);
        mustBeSame(`the own questions of ${whose}`, expected.own, found.own);
        mustBeSame(`the questions seen by ${whose}`, expected.asked, found.asked);
      }
    },
  };
}

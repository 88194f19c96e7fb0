import { type Levels, STATES } from '../../data/states.ts';
import type { Acting } from '../../kinds/kinds.ts';
import type { Ending } from '../../state/state.ts';
import { variantOf } from '../../state/variants.ts';
import { plus } from '../table/goods.ts';
import { scoreOf } from './score.ts';

/** A survivor has an epilogue if no state but Fatigue is worse than this (END-3). */
const WELL_ENOUGH = 2;

/** Whether a survivor with these states has an epilogue (END-3). */
export function hasEpilogue(levels: Levels): boolean {
  return STATES.every((state) => state === 'fatigue' || levels[state] <= WELL_ENOUGH);
}

const SUCCESS = ['starterless', 'bare', 'full', 'extraordinary'] as const;

/** The war stops. What is left is shared out, then it is reckoned what was saved (END-1). */
export const ceasefire: Acting<'ceasefire'> = {
  run(run) {
    const table = run.state;
    for (const { remedies } of table.people)
      for (const remedy of remedies) table.storage = plus(table.storage, { [remedy]: 1 });
    table.people = table.people.map((person) => ({ ...person, remedies: [] }));
    run.next({ step: 'last-supper' }, { step: 'reckoning' });
  },
};

/** Who lives, how well, and what it comes to (END-2, END-4). */
export const reckoning: Acting<'reckoning'> = {
  run(run) {
    const table = run.state;
    const starters = table.people.filter(({ id }) => table.starters.includes(id)).length;
    const how = SUCCESS[starters] as Ending['how'];
    for (const { id, levels } of table.people)
      if (hasEpilogue(levels))
        run.announce({
          type: 'epilogue',
          person: id,
          misery: levels.misery,
          variant: variantOf(table, id),
        });
    table.phase = 'over';
    table.over = { how, score: starters === 0 ? null : scoreOf(table) };
    run.announce({ type: 'over', how, variant: variantOf(table, how) });
  },
};

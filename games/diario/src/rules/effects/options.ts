import type { Asking } from '../../kinds/kinds.ts';
import { ask, refuse } from '../table/ask.ts';
import { NOTHING } from '../table/goods.ts';
import { pay, shelfAt } from '../table/shelves.ts';
import { castNow } from './cast-now.ts';
import { isOptionOpen } from './condition.ts';

/** The Leader decides: costs are certain and paid at once, the rest follows (LEAD-1). */
export const options: Asking<'options', 'decide'> = {
  asks: (table, { options, scene }) =>
    ask(
      table,
      'LEAD-1',
      'prompt.options',
      options
        .filter((option) => isOptionOpen(table, option, scene))
        .map(({ id }) => ({ verb: 'decide', option: id })),
    ),
  answer(run, { options, scene }, choice) {
    const option = options.find(({ id }) => id === choice.option);
    if (option === undefined) return;
    const { story } = scene;
    const written = story === null ? option.id : `${story}:${option.id}`;
    run.announce({ type: 'decided', option: written, ...castNow(run.state, scene) });
    pay(run, shelfAt(scene.where), option.cost ?? NOTHING);
    run.next({ step: 'effects', effects: option.effects, scene });
  },
  why(_table, { options }, choice) {
    if (choice.verb !== 'decide') return null;
    const isKnown = options.some(({ id }) => id === choice.option);
    return isKnown ? refuse('LEAD-1', 'refusal.cannot-pay') : refuse('LEAD-1', 'refusal.other-options');
  },
};

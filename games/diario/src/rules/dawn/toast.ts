import { ALCOHOLS, type Alcohol } from '../../data/goods.ts';
import type { Asking } from '../../kinds.ts';
import { ask } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { discard } from '../table/shelves.ts';
import { changeState } from '../table/states.ts';

/** How a drink moves Fatigue; Misery falls by one (DAWN-6). */
export const DRINKS: Readonly<Record<Alcohol, number>> = { moonshine: 2, 'pure-alcohol': 1 };
/** Alcohol, before or after Fate (DAWN-6). */
export const toast: Asking<'toast', 'toast' | 'done'> = {
  asks(table) {
    const drinks = ALCOHOLS.filter((alcohol) => amountOf(table.storage, alcohol) > 0);
    const toasts = drinks.flatMap((alcohol) =>
      table.people
        .filter(({ levels }) => levels.misery > 0)
        .map(({ id }) => ({ verb: 'toast', person: id, alcohol }) as const),
    );
    return toasts.length === 0 ? null : ask(table, 'DAWN-6', 'prompt.toast', [...toasts, { verb: 'done' }]);
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'done') return;
    const { person, alcohol } = choice;
    discard(run.state, 'storage', { [alcohol]: 1 });
    run.announce({ type: 'toasted', person, alcohol });
    changeState(run, person, 'fatigue', DRINKS[alcohol]);
    changeState(run, person, 'misery', -1);
    run.next({ step: 'toast' });
  },
};

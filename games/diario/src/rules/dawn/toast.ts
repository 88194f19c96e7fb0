import { ALCOHOLS, type Alcohol } from '../../data/goods.ts';
import type { Levels } from '../../data/states.ts';
import type { Asking } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { discard } from '../table/shelves.ts';
import { changeState } from '../table/states.ts';

/** How a drink moves Fatigue and Misery (DAWN-6). */
export const DRINKS: Readonly<Record<Alcohol, { readonly fatigue: number; readonly misery: number }>> = {
  moonshine: { fatigue: 2, misery: -1 },
  'pure-alcohol': { fatigue: 1, misery: -1 },
};

/** A drink is for a person whom it can help (DAWN-6). */
export function canToast({ misery }: Levels): boolean {
  return misery > 0;
}

/** Alcohol, before or after Fate (DAWN-6). */
export const toast: Asking<'toast', 'toast' | 'done'> = {
  asks(table) {
    const drinks = ALCOHOLS.filter((alcohol) => amountOf(table.storage, alcohol) > 0);
    const toasts = drinks.flatMap((alcohol) =>
      table.people
        .filter(({ levels }) => canToast(levels))
        .map(({ id }) => ({ verb: 'toast', person: id, alcohol }) as const),
    );
    return toasts.length === 0 ? null : ask(table, 'DAWN-6', 'prompt.toast', [...toasts, { verb: 'done' }]);
  },
  answer(run, _frame, choice) {
    if (choice.verb === 'done') return;
    const { person, alcohol } = choice;
    discard(run.state, 'storage', { [alcohol]: 1 });
    run.announce({ type: 'toasted', person, alcohol });
    const { fatigue, misery } = DRINKS[alcohol];
    changeState(run, person, 'fatigue', fatigue);
    changeState(run, person, 'misery', misery);
    run.next({ step: 'toast' });
  },
};

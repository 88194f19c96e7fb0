import { GOODS } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Acting, Asking } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { listOf } from '../table/goods.ts';
import { present, skillOf } from '../table/people.ts';
import { pay, shelfAt } from '../table/shelves.ts';
import { barterOn, canBuyAnything, onSale } from './barter.ts';
import { tradeable, whyNotGive, worthOf } from './wares.ts';

/** A trader offers goods (TRADE-1); the Leader is not asked if nothing could be bought. */
export const trade: Acting<'trade'> = {
  run(run, { commission, stock, scene }) {
    const table = run.state;
    const people = present(table, scene.where);
    if (people.length === 0) return;
    run.announce({ type: 'trade-offered', goods: listOf(onSale(table, stock)), commission });
    const begun = { step: 'barter', credit: 0, stock, given: [], scene } as const;
    if (!canBuyAnything(table, begun)) return run.announce({ type: 'nothing-to-trade' });
    if (commission === 0) return barterOn(run, begun);
    const trader = people.find(({ id }) => skillOf(id, 'trader') !== undefined);
    if (trader !== undefined) {
      run.announce({ type: 'commission-waived', person: trader.id });
      return barterOn(run, begun);
    }
    if (worthOf(table[shelfAt(scene.where)]) < commission)
      return run.announce({ type: 'commission-unpaid', commission });
    run.next({ step: 'commission', due: commission, stock, scene });
  },
};

/** The commission comes first, in goods of at least that value; what is too much is gone (TRADE-1). */
export const commission: Asking<'commission', 'give' | 'done'> = {
  asks(table, { due, scene }) {
    const choices: Choice[] = tradeable(table[shelfAt(scene.where)]).map((good) => ({ verb: 'give', good }));
    return ask(table, 'TRADE-1', 'prompt.commission', [...choices, { verb: 'done' }], { vars: { due } });
  },
  answer(run, { due, stock, scene }, choice) {
    if (choice.verb === 'done') return run.announce({ type: 'commission-unpaid', commission: due });
    pay(run, shelfAt(scene.where), { [choice.good]: 1 });
    const left = due - GOODS[choice.good].value;
    if (left > 0) return run.next({ step: 'commission', due: left, stock, scene });
    run.announce({ type: 'commission-settled' });
    barterOn(run, { step: 'barter', credit: 0, stock, given: [], scene });
  },
  why: (_table, _frame, choice) => (choice.verb === 'give' ? whyNotGive(choice.good) : null),
};

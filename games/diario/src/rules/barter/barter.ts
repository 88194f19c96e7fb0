import { GOODS, type Good, type Goods, isTradeable } from '../../data/goods.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking, FrameOf, Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { ask, refuse } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { gain, pay, shelfAt } from '../table/shelves.ts';
import { tradeable, whyNotGive, worthOf } from './wares.ts';

type Bartering = FrameOf<'barter'>;

/**
 * Give and take, never taking more than has been given for (TRADE-1). What was given away is not bought back, so
 * that a trade comes to an end.
 */
export const barter: Asking<'barter', 'give' | 'take' | 'done'> = {
  asks(table, frame) {
    const { credit, stock, given, scene } = frame;
    const choices: Choice[] = [];
    for (const good of stock)
      if (canTake(table, { credit, given }, good)) choices.push({ verb: 'take', good });
    for (const good of tradeable(table[shelfAt(scene.where)])) choices.push({ verb: 'give', good });
    return ask(table, 'TRADE-1', 'prompt.barter', [...choices, { verb: 'done' }], { vars: { credit } });
  },
  answer(run, frame, choice) {
    const { credit, given, scene } = frame;
    if (choice.verb === 'done') return run.announce({ type: 'trade-ended', credit });
    const { good } = choice;
    const { value } = GOODS[good];
    if (choice.verb === 'give') {
      pay(run, shelfAt(scene.where), { [good]: 1 });
      return barterOn(run, { ...frame, credit: credit + value, given: [...given, good] });
    }
    gain(run, shelfAt(scene.where), { [good]: 1 });
    barterOn(run, { ...frame, credit: credit - value });
  },
  why(table, { credit, stock, given }, choice) {
    if (choice.verb === 'give') return whyNotGive(choice.good);
    if (choice.verb !== 'take') return null;
    const { good } = choice;
    if (!isTradeable(good)) return refuse('TRADE-2', 'refusal.never-traded', { good });
    if (!stock.includes(good)) return refuse('TRADE-2', 'refusal.not-in-stock', { good });
    if (!isOnSale(table, good)) return refuse('TRADE-2', 'refusal.box-lacks', { good });
    if (given.includes(good)) return refuse('TRADE-1', 'refusal.given-away', { good });
    return refuse('TRADE-1', 'refusal.too-dear', { good, value: GOODS[good].value, credit });
  },
};

/** Only what the box holds, whatever the stock names (TRADE-2). */
export function isOnSale({ box }: Pick<Table, 'box'>, good: Good): boolean {
  return isTradeable(good) && amountOf(box, good) > 0;
}

/** Whether a good of the stock can be taken for what was given; what was given away is not bought back (TRADE-1). */
export function canTake(
  table: Pick<Table, 'box'>,
  { credit, given }: Pick<Bartering, 'credit' | 'given'>,
  good: Good,
): boolean {
  return isOnSale(table, good) && GOODS[good].value <= credit && !given.includes(good);
}

export function onSale(table: Table, stock: readonly Good[]): Goods {
  const goods: Partial<Record<Good, number>> = {};
  for (const good of stock) if (isOnSale(table, good)) goods[good] = amountOf(table.box, good);
  return goods;
}

/** Whether all that is left to give could buy anything; what is given for itself buys nothing. */
export function canBuyAnything(table: Table, { credit, stock, given, scene }: Bartering): boolean {
  const shelf = table[shelfAt(scene.where)];
  const means = credit + worthOf(shelf);
  return stock.some((good) => {
    if (!isOnSale(table, good) || given.includes(good)) return false;
    const { value } = GOODS[good];
    return value <= means - value * amountOf(shelf, good);
  });
}

/** When nothing can be bought any more, the trade is over; there is no change (TRADE-1). */
export function barterOn(run: Run, frame: Bartering): void {
  if (canBuyAnything(run.state, frame)) run.next(frame);
  else run.announce({ type: 'trade-ended', credit: frame.credit });
}

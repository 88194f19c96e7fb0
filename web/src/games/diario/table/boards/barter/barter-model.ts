import {
  amountOf,
  barterProposals,
  canTake,
  GOODS,
  type Good,
  type Goods,
  isOnSale,
  kindsIn,
  minus,
  tradeable,
} from '@vigilia/game-diario';
import type { Choice, View } from '../../asked.ts';
import { type BoardModel, fitted } from '../common/board-model.ts';

/** What is given and what is taken for it (TRADE-1). */
export interface Barter {
  readonly given: Goods;
  readonly taken: Goods;
}

export const NO_TRADE: Barter = { given: {}, taken: {} };

export const barterModel: BoardModel<Barter> = {
  proposals: barterProposals,
  read: (_view, plan) => ({ given: goodsIn(plan, 'give'), taken: goodsIn(plan, 'take') }),
  write(view, { given, taken }) {
    const [commission, rest] = splitCommission(dueAt(view), piecesOf(given));
    const takes = piecesOf(taken).map((good): Choice => ({ verb: 'take', good }));
    return fitted(view, [
      ...[...commission, ...rest].map((good): Choice => ({ verb: 'give', good })),
      ...takes,
      // What was given for nothing yet is no trade to end: it would be lost.
      ...(takes.length > 0 || rest.length + commission.length === 0 ? [{ verb: 'done' } as const] : []),
    ]);
  },
  // A commission paid for nothing is no trade to propose.
  settled: (barter) => (kindsIn(barter.taken).length === 0 ? NO_TRADE : barter),
};

function goodsIn(plan: readonly Choice[], verb: 'give' | 'take'): Goods {
  const goods: Partial<Record<Good, number>> = {};
  for (const choice of plan)
    if (choice.verb === verb && 'good' in choice) goods[choice.good] = amountOf(goods, choice.good) + 1;
  return goods;
}

function piecesOf(goods: Goods): Good[] {
  return kindsIn(goods).flatMap((good) => Array.from({ length: amountOf(goods, good) }, () => good));
}

/** The pieces that pay the commission with the least lost, and the others; all of them pay if they are too few. */
export function splitCommission(due: number, pieces: readonly Good[]): [paid: Good[], rest: Good[]] {
  if (due <= 0) return [[], [...pieces]];
  let sums = new Map<number, readonly number[]>([[0, []]]);
  for (const [index, good] of pieces.entries()) {
    const longer = new Map(sums);
    for (const [sum, used] of sums)
      if (sum < due && !longer.has(sum + GOODS[good].value))
        longer.set(sum + GOODS[good].value, [...used, index]);
    sums = longer;
  }
  const enough = [...sums.keys()].filter((sum) => sum >= due);
  const used = enough.length === 0 ? null : (sums.get(Math.min(...enough)) ?? null);
  if (used === null) return [[...pieces], []];
  return [used.flatMap((index) => pieces[index] ?? []), pieces.filter((_, index) => !used.includes(index))];
}

function dueAt({ trading }: View): number {
  return trading?.due ?? 0;
}

/** Our goods: of the Findings pile out of doors, of Storage at home (TRADE-2). */
export function ourGoods({ frame, storage, pile }: View): Goods {
  const isOut = (frame?.step === 'commission' || frame?.step === 'barter') && frame.scene.where === 'out';
  return isOut ? pile : storage;
}

/** What can be given: Water, Wood and Components never (TRADE-2). */
export function wares(view: View): Good[] {
  return tradeable(ourGoods(view));
}

/** What the trader's stock names and the box holds (TRADE-2). */
export function stockOf({ trading, box }: View): Good[] {
  return (trading?.stock ?? []).filter((good) => isOnSale({ box }, good));
}

function worthOf(goods: readonly Good[]): number {
  return goods.reduce((sum, good) => sum + GOODS[good].value, 0);
}

/** How the account stands: what the commission still wants, what it swallows, and what may yet be taken. */
export interface Account {
  readonly given: number;
  readonly taken: number;
  readonly commission: number;
  /** Of the commission, what is not paid yet. */
  readonly owed: number;
  /** Value beyond the commission, which is lost. */
  readonly overpaid: number;
  readonly credit: number;
}

export function accountOf(view: View, { given, taken }: Barter): Account {
  const due = dueAt(view);
  const [commission, rest] = splitCommission(due, piecesOf(given));
  const paid = worthOf(commission);
  const takenFor = worthOf(piecesOf(taken));
  return {
    given: worthOf(rest) + (view.trading?.credit ?? 0),
    taken: takenFor,
    commission: due,
    owed: Math.max(0, due - paid),
    overpaid: Math.max(0, paid - due),
    credit: worthOf(rest) + (view.trading?.credit ?? 0) - takenFor,
  };
}

/** What was given away is not bought back, nor is what is bought given: a trade comes to an end. */
export function isWithinMeans(view: View, barter: Barter, good: Good): boolean {
  const before: readonly Good[] = view.frame?.step === 'barter' ? view.frame.given : [];
  const { owed, credit } = accountOf(view, barter);
  const box = minus(view.box, barter.taken);
  return owed === 0 && canTake({ box }, { credit, given: [...before, ...kindsIn(barter.given)] }, good);
}

export function canGive(view: View, barter: Barter, good: Good): boolean {
  return amountOf(ourGoods(view), good) > amountOf(barter.given, good) && amountOf(barter.taken, good) === 0;
}

/** Gives this number of a good; what can no longer be paid for is put back, the dearest first. */
export function withGiven(view: View, barter: Barter, good: Good, amount: number): Barter {
  let changed = { ...barter, given: { ...barter.given, [good]: amount } };
  while (isOverdrawn(view, changed)) {
    const [dearest] = kindsIn(changed.taken).toSorted((one, other) => GOODS[other].value - GOODS[one].value);
    if (dearest === undefined) return changed;
    changed = withTaken(changed, dearest, amountOf(changed.taken, dearest) - 1);
  }
  return changed;
}

function isOverdrawn(view: View, barter: Barter): boolean {
  const { owed, credit } = accountOf(view, barter);
  return kindsIn(barter.taken).length > 0 && (owed > 0 || credit < 0);
}

export function withTaken(barter: Barter, good: Good, amount: number): Barter {
  return { ...barter, taken: { ...barter.taken, [good]: amount } };
}

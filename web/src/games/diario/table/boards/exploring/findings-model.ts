import {
  amountOf,
  carryLimit,
  exploringProposals,
  GOODS,
  type Good,
  type Goods,
  kindsIn,
  minus,
  plus,
  RESOURCES,
  weightOf,
} from '@vigilia/game-diario';
import type { Choice, View } from '../../asked.ts';
import { type BoardModel, fitted } from '../common/board-model.ts';
import { byNeed } from '../common/good-counter.tsx';

/** What is left behind and what is added from the box (SCAV-8). */
export interface Findings {
  readonly dropped: Goods;
  readonly added: Goods;
}

export const findingsModel: BoardModel<Findings> = {
  proposals: exploringProposals,
  read(_view, plan) {
    const dropped: Partial<Record<Good, number>> = {};
    const added: Partial<Record<Good, number>> = {};
    for (const choice of plan) {
      if (choice.verb === 'drop') dropped[choice.good] = amountOf(dropped, choice.good) + choice.amount;
      if (choice.verb === 'add') added[choice.resource] = amountOf(added, choice.resource) + choice.amount;
    }
    return { dropped, added };
  },
  write(view, { dropped, added }) {
    return fitted(view, [
      ...kindsIn(dropped).map((good): Choice => ({ verb: 'drop', good, amount: amountOf(dropped, good) })),
      ...RESOURCES.filter((resource) => amountOf(added, resource) > 0).map(
        (resource): Choice => ({ verb: 'add', resource, amount: amountOf(added, resource) }),
      ),
      { verb: 'home' },
    ]);
  },
};

/** What comes home as the board stands. */
export function loadOf({ pile }: View, { dropped, added }: Findings): Goods {
  return plus(minus(pile, dropped), added);
}

/** Weight that can still be carried; below 0 something has to stay. */
function roomFor(view: View, findings: Findings): number {
  return carryLimit(view) - weightOf(loadOf(view, findings));
}

/** What there is to carry, what is needed most first. */
export function goodsToCarry({ pile }: View): Good[] {
  return [...new Set<Good>([...kindsIn(pile), ...RESOURCES])].sort(byNeed);
}

/** What was added or dropped before this board opened. */
function settledIn({ frame }: View): { readonly added: readonly Good[]; readonly dropped: readonly Good[] } {
  return frame?.step === 'choose-findings' ? frame : { added: [], dropped: [] };
}

/** The least of a good that can be carried: what was added before stays. */
export function leastOf(view: View, good: Good): number {
  return settledIn(view).added.includes(good) ? amountOf(view.pile, good) : 0;
}

/** The most of a good that can be carried as the board stands; what was dropped before is not added again. */
export function mostOf(view: View, findings: Findings, good: Good): number {
  const found = amountOf(view.pile, good);
  const isResource = RESOURCES.some((resource) => resource === good);
  const inBox = isResource && !settledIn(view).dropped.includes(good) ? amountOf(view.box, good) : 0;
  const { weight } = GOODS[good];
  const room = Math.max(0, roomFor(view, findings));
  const carried = amountOf(loadOf(view, findings), good);
  const byWeight = weight === 0 ? Number.POSITIVE_INFINITY : carried + Math.floor(room / weight);
  return Math.min(found + inBox, Math.max(carried, byWeight));
}

/** Carries this number of a good: below what was found it is dropped, above it is added. */
export function withCarried(view: View, findings: Findings, good: Good, carried: number): Findings {
  const found = amountOf(view.pile, good);
  return {
    ...findings,
    dropped: { ...findings.dropped, [good]: Math.max(0, found - carried) },
    added: { ...findings.added, [good]: Math.max(0, carried - found) },
  };
}

import type { Ask, Range } from '@vigilia/kernel';
import type { Choice } from '../table/choices.ts';
import type { View } from '../table/view.ts';
import { livingParts, orderIn } from './order.ts';
import type { Part } from './part.ts';

/** Bids what is offered and no more than it takes, as far as the order goes. */
export function follow(kept: string, view: View, ask: Ask<Choice>): Choice | 'wake' | null {
  const { auction, viewer } = view;
  if (auction === null || ask.seat !== viewer) return null;
  const parts = livingParts(orderIn(kept), view);
  return auction.position === null ? opening(parts, ask) : raising(parts, auction.position, ask);
}

/** Puts up the first position it would bid for that is free (AUC-2). */
function opening(parts: readonly Part[], ask: Ask<Choice>): Choice | 'wake' | null {
  for (const { position, bid } of parts) {
    const range = bidsFor(position, ask);
    if (bid !== null && range !== undefined)
      return { ...range.from, amount: Math.min(bid.first, range.to) } as Choice;
  }
  // Who opens cannot pass, and which position it is to be was left unsaid.
  return parts.some(({ position }) => position === null) ? 'wake' : null;
}

/** One more than the bid, up to the most; then it passes or leaves the decision to its owner (AUC-3). */
function raising(parts: readonly Part[], up: number, ask: Ask<Choice>): Choice | 'wake' | null {
  const part = parts.find(({ position }) => position === up || position === null);
  if (part === undefined) return null;
  const least = bidsFor(up, ask)?.from;
  if (part.bid !== null && least !== undefined && least.amount <= part.bid.most) return least;
  return part.lastly === 'wake' ? 'wake' : (ask.choices.find(({ verb }) => verb === 'pass') ?? null);
}

function bidsFor(position: number | null, { ranges }: Ask<Choice>): Range<Choice> | undefined {
  return ranges.find(({ from }) => from.verb === 'bid' && from.position === position);
}

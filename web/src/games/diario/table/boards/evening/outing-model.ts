import { amountOf, eveningProposals, type Good, kindsIn, type Place } from '@vigilia/game-diario';
import type { Choice } from '../../asked.ts';
import { type BoardModel, fitted } from '../common/board-model.ts';
import type { Outing } from '../common/presets.ts';

export const outingModel: BoardModel<Outing> = {
  proposals: eveningProposals,
  read({ scavenging }, plan) {
    let place = scavenging?.place ?? null;
    const packed: Partial<Record<Good, number>> = {};
    for (const choice of plan) {
      if (choice.verb === 'go') place = choice.place;
      if (choice.verb === 'pack') packed[choice.good] = amountOf(packed, choice.good) + choice.amount;
    }
    return { place, packed };
  },
  write(view, { place, packed }) {
    if (place === null) return [];
    return fitted(view, [
      ...(view.scavenging === null ? [{ verb: 'go', place } as const] : []),
      ...kindsIn(packed).map((good): Choice => ({ verb: 'pack', good, amount: amountOf(packed, good) })),
      { verb: 'set-out' },
    ]);
  },
};

export function withPlace(outing: Outing, place: Place): Outing {
  return { ...outing, place };
}

export function withPacked(outing: Outing, good: Good, amount: number): Outing {
  return { ...outing, packed: { ...outing.packed, [good]: amount } };
}

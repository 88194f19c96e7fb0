import { FATE, FATE_IDS, type FateCard, type FateId } from '../data/cards/fate.ts';
import { FINDINGS, FINDINGS_IDS, type FindingsCard, type FindingsId } from '../data/cards/findings.ts';
import type { View } from '../kinds/view.ts';

/** The cards that may lie on top of a deck: those not seen since it was shuffled, or all if it is shuffled now. */
function unseen<Id extends string>(all: readonly Id[], seen: readonly Id[]): readonly Id[] {
  const left = all.filter((id) => !seen.includes(id));
  return left.length === 0 ? all : left;
}

/** What Fate may be turned next (DAWN-3). */
export function fateAhead({ discards }: Pick<View, 'discards'>): readonly FateCard[] {
  return unseen<FateId>(FATE_IDS, discards.fate).map((id) => FATE[id]);
}

/** What a search may turn next (SCAV-7). */
export function findingsAhead({ discards }: Pick<View, 'discards'>): readonly FindingsCard[] {
  return unseen<FindingsId>(FINDINGS_IDS, discards.findings).map((id) => FINDINGS[id]);
}

import { eveningProposals, type Place, planAhead, scavengers } from '@vigilia/game-diario';
import type { Choice, View } from '../../asked.ts';
import { type Outing, outingModel } from '../outing/outing-model.ts';

/** A place that was chosen, the place that is proposed, or the choice put off until the group leaves. */
export type OutingWish = Place | 'proposal' | 'later';

/**
 * Where the group would go and what it would take along, as the duties of a plan stand; null where no person goes out.
 * Null too where others sit at the table: the Journal passes before the group leaves (LEAD-2), and the next Leader
 * decides.
 */
export function outingAhead(view: View, plan: readonly Choice[], wish: OutingWish): Outing | null {
  if (view.seats > 1) return null;
  const after = planAhead(view, plan)?.views.at(-1);
  if (after === undefined || scavengers(after).length === 0) return null;
  const leaving: View = { ...after, frame: { step: 'choose-location' } };
  const going: readonly Choice[] =
    wish === 'proposal' || wish === 'later' ? [] : [{ verb: 'go', place: wish }];
  return outingModel.read(leaving, [...going, ...eveningProposals.proposalAfter(leaving, going)]);
}

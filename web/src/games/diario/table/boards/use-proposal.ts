import { type Diario, game, proposalAfter } from '@vigilia/game-diario';
import { type Rehearsed, rehearse } from '@vigilia/kernel';
import { useEffect } from 'preact/hooks';
import type { AskedProps } from '../asked.ts';

/**
 * What would come of the plan on a board. A board that opens with no plan yet puts the proposal on it; a player who
 * drops the plan sees the question without one.
 */
export function useProposal({ draft, asked: { view } }: AskedProps): Rehearsed<Diario> | null {
  useEffect(() => {
    if (draft.plan.value.length === 0) draft.setPlan(proposalAfter(view, []));
  }, []);
  return rehearse(game, view, view.leader, draft.plan.value);
}

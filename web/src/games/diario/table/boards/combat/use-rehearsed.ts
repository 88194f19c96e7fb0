import { type Diario, game } from '@vigilia/game-diario';
import { type Rehearsed, rehearse } from '@vigilia/kernel';
import type { AskedProps } from '../asked.ts';
import { useOpening } from './use-opening.ts';

/** Opens a board, and says what would come of the plan on it. */
export function useRehearsed(props: AskedProps): Rehearsed<Diario> | null {
  useOpening(props);
  const { view } = props.asked;
  return rehearse(game, view, view.leader, props.draft.plan.value);
}

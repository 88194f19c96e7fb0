import { type Diario, game } from '@vigilia/game-diario';
import { type Rehearsed, rehearse } from '@vigilia/kernel';
import type { AskedProps } from '../../asked.ts';
import { openingIn, useOpening } from '../parts/opening.ts';
import { COMBAT_OPENINGS } from './openings.ts';

/** Opens a board, and says what would come of the plan on it. */
export function useRehearsed(props: AskedProps): Rehearsed<Diario> | null {
  useOpening(props, () => openingIn(COMBAT_OPENINGS, props.asked));
  const { view } = props.asked;
  return rehearse(game, view, view.leader, props.draft.plan.value);
}

import { currentTurn } from '../../rules/players.ts';
import type { InstantRule } from '../rule.ts';

/** The ability of this turn is used twice (EVT-5). */
export const twice: InstantRule<{ readonly kind: 'twice' }> = {
  can: () => true,
  happen(run) {
    const turn = currentTurn(run.state);
    turn.uses = 2;
    run.announce({ type: 'ability-twice', seat: turn.seat });
  },
};

import type { Acting } from '../../table/kinds.ts';
import { currentTurn } from '../../table/players.ts';
import { ruleOf } from './effect.ts';

/** An effect takes place or asks first, or is skipped if it cannot (EVT-4, ACT-8). */
export const effect: Acting<'effect'> = {
  run(run, { effect }) {
    const rule = ruleOf(effect);
    if (!rule.can(run.state, effect))
      run.announce({ type: 'effect-skipped', seat: currentTurn(run.state).seat, effect: effect.kind });
    else if ('frame' in rule) run.next(rule.frame(effect));
    else rule.happen(run, effect);
  },
};

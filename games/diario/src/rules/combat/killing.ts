import type { Run } from '../../kinds/kinds.ts';
import type { Fight } from '../../state/state.ts';
import { feels, present } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { changeState } from '../table/states.ts';

/** Killing anyone but Thugs weighs on those who are there and feel it (FIGHT-10): one roll for each. */
export function weighKillings(run: Run, { killed, thugs, where }: Fight): void {
  if (thugs) return;
  for (let killing = 0; killing < killed; killing++) {
    const witnesses = present(run.state, where);
    if (witnesses.length === 0) return;
    const die = d10(run, 'killing');
    run.revealToAll({ type: 'killing-weighed', die });
    for (const { id } of witnesses) if (feels(id, die)) changeState(run, id, 'misery', 1);
  }
}

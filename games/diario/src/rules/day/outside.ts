import type { PersonId } from '../../data/people.ts';
import type { Run } from '../../kinds/kinds.ts';
import { isInGroup } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { changeState } from '../table/states.ts';
import { welcomeVisitor } from './visitor.ts';

const SNIPER_WOUNDS = 2;

/** A sniper on a 1, then the visitor at the door (DAY-5). */
export function stepOutside(run: Run, person: PersonId): void {
  const die = d10(run, 'outside');
  run.revealToAll({ type: 'person-rolled', person, die });
  if (die === 1) {
    run.announce({ type: 'sniper', person });
    changeState(run, person, 'wounds', SNIPER_WOUNDS);
    if (run.state.people.length === 0) return;
  }
  welcomeVisitor(run, isInGroup(run.state, person) ? person : null);
}

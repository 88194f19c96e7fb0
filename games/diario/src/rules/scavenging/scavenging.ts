import type { Acting } from '../../kinds/kinds.ts';
import { beginPhase, passJournal } from '../table/markers.ts';
import { scavengers } from '../table/people.ts';

/** Those sent out go out (SCAV-1); a night without scavengers is over at once. */
export const scavenging: Acting<'scavenging'> = {
  run(run) {
    beginPhase(run, 'scavenging');
    if (scavengers(run.state).length > 0) return run.next({ step: 'choose-location' });
    run.announce({ type: 'nobody-out' });
    passJournal(run);
  },
};

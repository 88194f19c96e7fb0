import type { Acting } from '../../kinds/kinds.ts';
import { explorers, feels } from '../table/people.ts';
import { d10 } from '../table/roll.ts';

/** A person died out there: one roll, and each companion whose Empathy it does not exceed stops (SCAV-9). */
export const afterDeath: Acting<'after-death'> = {
  run(run, { person }) {
    const table = run.state;
    const companions = explorers(table);
    if (table.scavenging === null || companions.length === 0) return;
    const die = d10(run, 'after-death');
    run.revealToAll({ type: 'grief', person, die });
    const stopped = companions.filter(({ id }) => feels(id, die)).map(({ id }) => id);
    table.scavenging = { ...table.scavenging, waiting: [...table.scavenging.waiting, ...stopped] };
    for (const id of stopped) run.announce({ type: 'waits', person: id });
  },
};

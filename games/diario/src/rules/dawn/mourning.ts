import type { Acting } from '../../kinds/kinds.ts';
import { feels } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { changeState } from '../table/states.ts';

const MOURNING = 2;

/** Death among us: one die for all, felt by those who feel enough (DAWN-7). */
export const mourning: Acting<'mourning'> = {
  run(run) {
    const table = run.state;
    if (!table.gone.some(({ day }) => day === table.day)) return;
    const die = d10(run, 'mourning');
    run.revealToAll({ type: 'mourned', die });
    for (const { id } of table.people) if (feels(id, die)) changeState(run, id, 'misery', MOURNING);
  },
};

import type { Chart } from '../../data/language/effect.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import { ask } from '../table/ask.ts';
import { doesLockHold } from '../table/locks.ts';
import { explorers, skillOf } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { pay } from '../table/shelves.ts';

/** A lock out of doors is picked as by day (DAY-8). A person who knows about locks may roll a failure once more. */
export function tryLock(run: Run, chart: Chart): void {
  const die = d10(run, 'outdoor-lock');
  run.revealToAll({ type: 'rolled', die });
  const thief = explorers(run.state).find(({ id }) => skillOf(id, 'locks') !== undefined);
  if (!doesLockHold(die) || thief === undefined) return turnLock(run, die, chart);
  run.next({ step: 'outdoor-lock', person: thief.id, die, chart });
}

export const outdoorLock: Asking<'outdoor-lock', 'reroll' | 'keep'> = {
  asks: (table, { person, die }) =>
    ask(table, 'DAY-8', 'prompt.outdoor-lock', [{ verb: 'reroll' }, { verb: 'keep' }], {
      vars: { person, die },
    }),
  answer(run, { person, die, chart }, { verb }) {
    if (verb === 'keep') return turnLock(run, die, chart);
    const again = d10(run, 'outdoor-lock');
    run.revealToAll({ type: 'person-rolled', person, die: again });
    turnLock(run, again, chart);
  },
};

/** Opened, the door costs the Lockpick. */
function turnLock(run: Run, die: number, chart: Chart): void {
  if (doesLockHold(die)) return run.announce({ type: 'lock-held' });
  run.announce({ type: 'lock-opened' });
  pay(run, 'pile', { lockpick: 1 });
  run.next({ step: 'search', chart });
}

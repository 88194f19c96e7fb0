import type { ExplorationId } from '../../data/cards/exploration.ts';
import type { Chart } from '../../data/language/effect.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import { useUp } from '../table/area.ts';
import { ask } from '../table/ask.ts';
import { doesLockHold } from '../table/locks.ts';
import { explorers, skillOf } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { pay } from '../table/shelves.ts';

/** A lock out of doors is picked as by day (DAY-8). A person who knows about locks may roll a failure once more. */
export function tryLock(run: Run, card: ExplorationId, chart: Chart): void {
  const die = d10(run, 'outdoor-lock');
  run.revealToAll({ type: 'rolled', die });
  const thief = explorers(run.state).find(({ id }) => skillOf(id, 'locks') !== undefined);
  if (!doesLockHold(die) || thief === undefined) return turnLock(run, die, card, chart);
  run.next({ step: 'outdoor-lock', person: thief.id, die, card, chart });
}

export const outdoorLock: Asking<'outdoor-lock', 'reroll' | 'keep'> = {
  asks: (table, { person, die }) =>
    ask(table, 'DAY-8', 'prompt.outdoor-lock', [{ verb: 'reroll' }, { verb: 'keep' }], {
      vars: { person, die },
    }),
  answer(run, { person, die, card, chart }, { verb }) {
    if (verb === 'keep') return turnLock(run, die, card, chart);
    const again = d10(run, 'outdoor-lock');
    run.revealToAll({ type: 'person-rolled', person, die: again });
    turnLock(run, again, card, chart);
  },
};

/** Opened, the door costs the Lockpick; held, it stays in the area (SCAV-7). */
function turnLock(run: Run, die: number, card: ExplorationId, chart: Chart): void {
  if (doesLockHold(die)) return run.announce({ type: 'lock-held' });
  run.announce({ type: 'lock-opened' });
  pay(run, 'pile', { lockpick: 1 });
  useUp(run, card);
  run.next({ step: 'search', chart });
}

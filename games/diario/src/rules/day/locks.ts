import type { Acting, Asking, Run } from '../../kinds/kinds.ts';
import type { Task } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { minus, plus } from '../table/goods.ts';
import { doesLockHold } from '../table/locks.ts';
import { skillOf } from '../table/people.ts';
import { d10 } from '../table/roll.ts';
import { openCard } from './clearing.ts';

export function pickLock(run: Run, task: Task): void {
  const die = rollLock(run, task);
  const mayReroll = doesLockHold(die) && skillOf(task.person, 'locks') !== undefined;
  run.next({ step: mayReroll ? 'lock' : 'unlock', task, die });
}

function rollLock(run: Run, { person }: Task): number {
  const die = d10(run, 'lock');
  run.revealToAll({ type: 'person-rolled', person, die });
  return die;
}

/** A thief may roll once more (DAY-8). */
export const lock: Asking<'lock', 'reroll' | 'keep'> = {
  asks: (table, { task, die }) =>
    ask(table, 'DAY-8', 'prompt.lock', [{ verb: 'reroll' }, { verb: 'keep' }], {
      vars: { person: task.person, die },
    }),
  answer(run, { task, die }, { verb }) {
    run.next({ step: 'unlock', task, die: verb === 'keep' ? die : rollLock(run, task) });
  },
};

/** On a 4 or more the Lockpick is spent and the door open (DAY-8). */
export const unlock: Acting<'unlock'> = {
  run(run, { task, die }) {
    if (doesLockHold(die)) return run.announce({ type: 'lock-held' });
    const table = run.state;
    table.bench = minus(table.bench, { lockpick: 1 });
    table.box = plus(table.box, { lockpick: 1 });
    run.announce({ type: 'lock-opened' });
    if ('space' in task.action) openCard(run, task.action.space);
  },
};

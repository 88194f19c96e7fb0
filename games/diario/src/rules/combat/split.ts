import type { Acting, Run } from '../../kinds/kinds.ts';
import type { Rollers } from '../../state/frames.ts';
import { currentFight, fighters } from './current-fight.ts';
import { hasSplitOnEnemies } from './split-on-enemies.ts';
import { hasSplitOnPeople } from './split-on-people.ts';
import { bringAbout } from './story-in-fight.ts';
import { NO_ROLLERS, survivorsOf } from './volley.ts';

/** What a volley dealt is split on both sides by the Leader (FIGHT-4); then those left roll, or it is over. */
export const split: Acting<'split'> = {
  run(run, { later }) {
    bringAbout(run);
    if (!hasSplitOnEnemies(run)) return run.next({ step: 'split-on-enemies', later });
    if (!hasSplitOnPeople(run)) return run.next({ step: 'split-on-people', later });
    goOn(run, survivorsOf(run.state, later));
  },
};

/** A side that is gone neither strikes nor is struck: it ends the round. */
function goOn(run: Run, later: Rollers): void {
  const { enemies } = currentFight(run.state);
  const isOver = enemies.length === 0 || fighters(run.state).length === 0;
  const canRoll = later.people.length > 0 || later.enemies.length > 0;
  if (!isOver && canRoll) run.next({ step: 'strike', now: later, later: NO_ROLLERS });
  else run.next({ step: 'before-round' });
}

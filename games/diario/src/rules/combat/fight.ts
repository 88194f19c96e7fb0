import type { Acting } from '../../kinds/kinds.ts';
import { present } from '../table/people.ts';
import { armouryOf, currentFight, fighters } from './current-fight.ts';
import { drawEnemies, showEnemy } from './enemies.ts';
import { weighKillings } from './killing.ts';
import { beginRound } from './stance.ts';
import { layDownAll } from './weapons.ts';

/**
 * A fight begins (FIGHT-1). While it lasts only one frame of it lies on the agenda whenever a person can die:
 * what a death brings (SCAV-9) waits below it for the end of the fight.
 */
export const fight: Acting<'fight'> = {
  run(run, { enemies, where }) {
    const table = run.state;
    if (present(table, where).length === 0) return;
    run.announce({ type: 'fight' });
    const drawn = drawEnemies(run, enemies);
    table.fight = {
      where,
      thugs: enemies.thugs,
      enemies: drawn,
      round: 0,
      dealt: { byUs: 0, byThem: 0 },
      kills: { byUs: 0, byThem: 0 },
      brought: [],
      aside: [],
      killed: 0,
      fleeing: false,
    };
    for (const enemy of drawn) showEnemy(run, enemy);
    run.next({ step: 'before-round' });
  },
};

/** Out of doors the group may think again before each round (FIGHT-3); at home there is nowhere to go. */
export const beforeRound: Acting<'before-round'> = {
  run(run) {
    const { enemies, fleeing, where } = currentFight(run.state);
    if (fleeing || enemies.length === 0 || fighters(run.state).length === 0) run.next({ step: 'end-fight' });
    else if (where === 'out') run.next({ step: 'stance' });
    else beginRound(run, { backstab: false });
  },
};

export const endFight: Acting<'end-fight'> = {
  run(run) {
    const table = run.state;
    const ended = currentFight(table);
    layDownAll(table, armouryOf(table));
    table.fight = null;
    if (ended.enemies.length === 0) run.announce({ type: 'enemies-gone' });
    if (ended.fleeing && table.scavenging !== null && present(table, 'out').length > 0) {
      table.scavenging = { ...table.scavenging, left: true };
      run.announce({ type: 'fled' });
    }
    weighKillings(run, ended);
  },
};

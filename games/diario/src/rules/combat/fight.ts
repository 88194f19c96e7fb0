import type { Acting } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { present } from '../table/people.ts';
import { armouryOf, currentFight, fighters } from './current-fight.ts';
import { drawEnemies, showEnemy } from './enemies.ts';
import { weighKillings } from './killing.ts';
import { layDownAll } from './weapons.ts';

/**
 * A fight begins (FIGHT-1). While it lasts only one frame of it lies on the agenda whenever a person can die:
 * what a death brings (SCAV-9) waits below it for the end of the fight.
 */
export const fight: Acting<'fight'> = {
  run(run, { enemies, where, cameFor }) {
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
      ...(cameFor === undefined ? {} : { cameFor }),
    };
    for (const enemy of drawn) showEnemy(run, enemy);
    run.next({ step: 'before-round' });
  },
};

/** The group may think again before each round (FIGHT-3). */
export const beforeRound: Acting<'before-round'> = {
  run(run) {
    const { enemies, fleeing, where } = currentFight(run.state);
    const isOver = enemies.length === 0 || fighters(run.state).length === 0;
    // Who was let go or fell in the backstab takes nothing.
    if (fleeing && where === 'home' && enemies.length > 0)
      run.next({ step: 'intruders-take' }, { step: 'end-fight' });
    else if (fleeing || isOver) run.next({ step: 'end-fight' });
    else run.next({ step: 'stance' });
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
    if (ended.fleeing && ended.where === 'home') cutShort(table);
    weighKillings(run, ended);
  },
};

/** Those who fled meet nothing else of what the scene of the fight had in store: no prize, no relief. */
function cutShort({ agenda }: Table): void {
  const first = agenda.at(-1);
  if (first?.step !== 'effects') return;
  const { story } = first.scene;
  for (let next = agenda.at(-1); next?.step === 'effects' && next.scene.story === story; next = agenda.at(-1))
    agenda.pop();
}

import { isFirearm } from '../../data/dice.ts';
import type { Acting } from '../../kinds/kinds.ts';
import type { Rollers } from '../../state/frames.ts';
import type { Enemy, Person, Table } from '../../state/state.ts';
import { idsOf } from '../table/people.ts';
import { changeFight, currentFight, enemyOf, fighters, isStanding } from './current-fight.ts';
import { isShooter, shotsOf } from './enemies.ts';
import { useWeapon } from './shots.ts';

export const NO_ROLLERS: Rollers = { people: [], enemies: [] };

/** Firearms first, then those left of the others, at the same time (FIGHT-4). In a backstab only we roll. */
export const fightRound: Acting<'fight-round'> = {
  run(run, { backstab }) {
    const { round, enemies } = currentFight(run.state);
    const people = fighters(run.state);
    changeFight(run, { round: round + 1 });
    if (backstab) {
      run.announce({ type: 'backstab' });
      return run.next({ step: 'strike', now: { people: idsOf(people), enemies: [] }, later: NO_ROLLERS });
    }
    run.announce({ type: 'fight-round', round: round + 1 });
    run.next({
      step: 'strike',
      now: rollersAmong(people, enemies, { shoot: true }),
      later: rollersAmong(people, enemies, { shoot: false }),
    });
  },
};

function rollersAmong(
  people: readonly Person[],
  enemies: readonly Enemy[],
  { shoot }: { shoot: boolean },
): Rollers {
  return {
    people: idsOf(people.filter(({ weapon }) => isFirearm(weapon) === shoot)),
    enemies: enemies.filter((enemy) => isShooter(enemy) === shoot).map(({ number }) => number),
  };
}

/** One after the other they roll; what they deal is split when all have rolled. */
export const strike: Acting<'strike'> = {
  run(run, { now, later }) {
    const [person, ...people] = now.people;
    const [enemy, ...enemies] = now.enemies;
    if (person !== undefined) {
      run.next({ step: 'strike', now: { people, enemies: now.enemies }, later });
      return useWeapon(run, person, people, 'fight-roll');
    }
    if (enemy === undefined) return run.next({ step: 'split', later });
    const striking = enemyOf(run.state, enemy);
    run.next(
      { step: 'enemy-roll', enemy, shots: shotsOf(striking), rerolls: striking.prowess },
      { step: 'strike', now: { people, enemies }, later },
    );
  },
};

/** Those who are left to answer. */
export function survivorsOf(table: Table, { people, enemies }: Rollers): Rollers {
  const fighting = idsOf(fighters(table));
  return {
    people: people.filter((id) => fighting.includes(id)),
    enemies: enemies.filter((enemy) => isStanding(table, enemy)),
  };
}

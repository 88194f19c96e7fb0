import { dieOf, type Face } from '../../data/dice.ts';
import type { Weapon } from '../../data/goods.ts';
import type { Acting, Run } from '../../kinds/kinds.ts';
import type { Roller } from '../../state/state.ts';
import { personOf } from '../table/people.ts';
import { changeFight, currentFight, enemyOf } from './current-fight.ts';
import { isDecisive, isMiss, rollDie, woundsOf } from './dice.ts';
import { fallBack } from './enemies.ts';
import { castDie, currentRoll } from './reroll.ts';

export const fightRoll: Acting<'fight-roll'> = {
  run(run, { person, shots, rerolls }) {
    castDie(run, person, { rerolls, shots: shots - 1 });
    run.next({ step: 'reroll' }, { step: 'fight-face' });
  },
};

export const fightFace: Acting<'fight-face'> = {
  run(run) {
    const { person, face, rerolls, shots } = currentRoll(run.state);
    run.state.roll = null;
    if (shots > 0) run.next({ step: 'fight-roll', person, shots, rerolls });
    countFace(run, { person }, personOf(run.state, person).weapon, face);
  },
};

/** Enemies roll again on a result of 0 wounds and on nothing else, up to Prowess over all their shots (FIGHT-5). */
export const enemyRoll: Acting<'enemy-roll'> = {
  run(run, { enemy, shots, rerolls }) {
    const { weapons } = enemyOf(run.state, enemy);
    const weapon = weapons[0] ?? null;
    let face = castEnemyDie(run, enemy, weapon);
    let left = rerolls;
    for (; left > 0 && isMiss(face, weapon); left--) {
      face = castEnemyDie(run, enemy, weapon);
    }
    // Without Ammo there is no second shot.
    if (face === 'out-of-ammo') return fallBack(run, enemy);
    if (shots > 1) run.next({ step: 'enemy-roll', enemy, shots: shots - 1, rerolls: left });
    countFace(run, { enemy }, weapon, face);
  },
};

function castEnemyDie(run: Run, enemy: number, weapon: Weapon | null): Face {
  const face = rollDie(run, weapon);
  if (weapon === null) run.revealToAll({ type: 'enemy-rolled-bare-handed', enemy, face });
  else run.revealToAll({ type: 'enemy-rolled-with', enemy, weapon, face });
  return face;
}

/** Wounds and certain deaths (FIGHT-7) wait for the end of the volley; a story wants a word (FIGHT-8). */
function countFace(run: Run, roller: Roller, weapon: Weapon | null, face: Face): void {
  const { kills } = currentFight(run.state);
  const side = sideOf(roller);
  if (face === 'story') run.next({ step: 'story-face', roller, die: dieOf(weapon) });
  else if (isDecisive(face, weapon)) changeFight(run, { kills: { ...kills, [side]: kills[side] + 1 } });
  else dealWounds(run, roller, woundsOf(face));
}

export function dealWounds(run: Run, roller: Roller, wounds: number): void {
  const { dealt } = currentFight(run.state);
  const side = sideOf(roller);
  changeFight(run, { dealt: { ...dealt, [side]: dealt[side] + wounds } });
}

function sideOf(roller: Roller): 'byUs' | 'byThem' {
  return 'person' in roller ? 'byUs' : 'byThem';
}

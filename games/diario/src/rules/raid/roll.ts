import { dieOf } from '../../data/dice.ts';
import type { Acting } from '../../kinds/kinds.ts';
import { isBeatenOff } from '../combat/defence.ts';
import { isDecisive, woundsOf } from '../combat/dice.ts';
import { castDie, currentRoll } from '../combat/reroll.ts';
import { useWeapon } from '../combat/shots.ts';
import { personOf } from '../table/people.ts';

/** Each guard rolls the die of the weapon (RAID-3), while there is anything left to take off. */
export const defend: Acting<'defend'> = {
  run(run, { left: [person, ...left] }) {
    const { raid } = run.state;
    if (person === undefined || raid === null || isBeatenOff(run.state, raid)) return;
    run.next({ step: 'defend', left });
    useWeapon(run, person, left, 'raid-roll');
  },
};

export const raidRoll: Acting<'raid-roll'> = {
  run(run, { person, shots, rerolls }) {
    const { raid } = run.state;
    // The first of two shots may have ended it.
    if (raid === null || isBeatenOff(run.state, raid)) return;
    castDie(run, person, { rerolls, shots: shots - 1 });
    run.next({ step: 'reroll' }, { step: 'raid-face' });
  },
};

/**
 * Wound symbols count; a weapon's own symbol cancels the whole raid (RAID-4). A story is decided as in a fight, once all
 * shots of this guard are rolled (FIGHT-8); anything else is a miss.
 */
export const raidFace: Acting<'raid-face'> = {
  run(run) {
    const table = run.state;
    const { person, face, rerolls, shots } = currentRoll(table);
    table.roll = null;
    if (table.raid === null) return;
    const { weapon } = personOf(table, person);
    if (isDecisive(face, weapon)) {
      table.raid = null;
      return run.announce({ type: 'cancelled-raid', person });
    }
    table.raid = { ...table.raid, hits: table.raid.hits + woundsOf(face) };
    if (face === 'story') run.next({ step: 'story-face', roller: { person }, die: dieOf(weapon) });
    if (shots > 0) run.next({ step: 'raid-roll', person, shots, rerolls });
  },
};

import type { Face } from '../../data/dice.ts';
import type { Weapon } from '../../data/goods.ts';
import type { PersonId } from '../../data/people.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import type { Roll, Table } from '../../state/state.ts';
import { ask } from '../table/ask.ts';
import { personOf } from '../table/people.ts';
import { isBeatenOff } from './defence.ts';
import { isBest, rollDie } from './dice.ts';

/** A person rolls; the die stays on the table while it may be rolled again. */
export function castDie(run: Run, person: PersonId, left: Pick<Roll, 'rerolls' | 'shots'>): void {
  const { weapon } = personOf(run.state, person);
  const face = rollDie(run, weapon);
  run.state.roll = { person, face, rerolls: left.rerolls, shots: left.shots };
  showFace(run, person, weapon, face);
}

function showFace(run: Run, person: PersonId, weapon: Weapon | null, face: Face): void {
  if (weapon === null) run.revealToAll({ type: 'rolled-bare-handed', person, face });
  else run.revealToAll({ type: 'rolled-with', person, weapon, face });
}

/** Up to Prowess times over all shots of the round or raid, and the last roll stands (RAID-3, FIGHT-5). */
export const reroll: Asking<'reroll', 'reroll' | 'keep'> = {
  asks(table) {
    const { person, face, rerolls } = currentRoll(table);
    if (rerolls === 0 || isBest(face, personOf(table, person).weapon)) return null;
    // What cannot change anything is not asked: this roll has ended the raid.
    if (table.raid !== null && isBeatenOff(table, table.raid, face)) return null;
    return ask(
      table,
      table.raid === null ? 'FIGHT-5' : 'RAID-3',
      'prompt.reroll',
      [{ verb: 'reroll' }, { verb: 'keep' }],
      { vars: { person, face, rerolls } },
    );
  },
  answer(run, _frame, { verb }) {
    if (verb === 'keep') return;
    const { person, rerolls, shots } = currentRoll(run.state);
    castDie(run, person, { rerolls: rerolls - 1, shots });
    run.next({ step: 'reroll' });
  },
};

export function currentRoll({ roll }: Table): Roll {
  if (roll === null) throw new RangeError('no die on the table');
  return roll;
}

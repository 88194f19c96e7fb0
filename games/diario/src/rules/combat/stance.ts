import { isFirearm } from '../../data/dice.ts';
import type { PersonId } from '../../data/people.ts';
import type { Choice } from '../../kinds/choices.ts';
import type { Asking, Run } from '../../kinds/kinds.ts';
import type { Table } from '../../state/state.ts';
import { hideoutIn, useUp } from '../table/area.ts';
import { ask, refuse } from '../table/ask.ts';
import { amountOf } from '../table/goods.ts';
import { idsOf } from '../table/people.ts';
import { armouryOf, changeFight, currentFight, fighters } from './current-fight.ts';
import { NO_ROLLERS } from './volley.ts';
import { firearmsInHand, layDown } from './weapons.ts';

/** Fight, flee (FIGHT-3), or at first strike from a Hideout (FIGHT-9). */
export const stance: Asking<'stance', 'fight' | 'flee' | 'backstab'> = {
  asks(table) {
    const choices: Choice[] = [{ verb: 'fight' }, { verb: 'flee' }];
    if (canBackstab(table)) choices.push({ verb: 'backstab' });
    return ask(table, 'FIGHT-3', 'prompt.stance', choices, {
      vars: { round: currentFight(table).round + 1 },
    });
  },
  answer(run, _frame, { verb }) {
    if (verb === 'flee') return flee(run);
    if (verb === 'backstab') leaveHideout(run);
    beginRound(run, { backstab: verb === 'backstab' });
  },
  why: (_table, _frame, { verb }) => (verb === 'backstab' ? refuse('FIGHT-9', 'refusal.no-backstab') : null),
};

function canBackstab(table: Table): boolean {
  const { round, where } = currentFight(table);
  return round === 0 && where === 'out' && hideoutIn(table) !== null;
}

/** A Hideout allows one backstab (SCAV-7). */
function leaveHideout(run: Run): void {
  const hideout = hideoutIn(run.state);
  if (hideout !== null) useUp(run, hideout);
}

/** They strike at our backs, and none of us answers (FIGHT-3, FIGHT-9). */
function flee(run: Run): void {
  changeFight(run, { fleeing: true });
  const enemies = currentFight(run.state).enemies.map(({ number }) => number);
  run.next({ step: 'strike', now: { people: [], enemies }, later: NO_ROLLERS });
}

function beginRound(run: Run, { backstab }: { backstab: boolean }): void {
  const left = toArm(run.state);
  for (const person of left) layDown(run.state, armouryOf(run.state), person);
  run.next({ step: 'arm-fighter', left }, { step: 'fight-round', backstab });
}

/** Everybody at first (FIGHT-2); later those with firearms, once Ammo no longer does for all of them (FIGHT-6). */
function toArm(table: Table): PersonId[] {
  const people = fighters(table);
  if (currentFight(table).round === 0) return idsOf(people);
  if (amountOf(table[armouryOf(table)], 'ammo') >= firearmsInHand(table)) return [];
  return idsOf(people.filter(({ weapon }) => isFirearm(weapon)));
}

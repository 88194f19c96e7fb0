import type { CombatInstruction, CombatStory } from '../../data/language/combat.ts';
import type { PersonId } from '../../data/people.ts';
import type { Run } from '../../kinds/kinds.ts';
import type { Raid } from '../../state/state.ts';
import { lose } from '../table/shelves.ts';
import { changeState } from '../table/states.ts';
import { offRaid } from './off-raid.ts';
import { loseWeapon } from './weapons.ts';

/** What a combat story on the die of a guard brings, at once (RAID-3, FIGHT-8). */
export function storyInRaid(run: Run, guard: PersonId, { instructions }: CombatStory): void {
  for (const instruction of instructions) {
    const { raid } = run.state;
    if (raid === null) return;
    const { hits, damage, wounds } = offRaid(instruction);
    if (hits > 0) run.state.raid = { ...raid, hits: raid.hits + hits };
    else changeRaid(run, raid, { damage, wounds });
    onGuard(run, guard, instruction);
  }
}

function changeRaid(run: Run, raid: Raid, by: Pick<Raid, 'damage' | 'wounds'>): void {
  const damage = Math.max(0, raid.damage + by.damage);
  const wounds = Math.max(0, raid.wounds + by.wounds);
  if (damage === raid.damage && wounds === raid.wounds) return;
  run.state.raid = { ...raid, damage, wounds };
  run.announce({ type: 'tonight', damage: damage - raid.damage, wounds: wounds - raid.wounds });
}

function onGuard(run: Run, guard: PersonId, instruction: CombatInstruction): void {
  if (instruction.kind === 'disarm' && instruction.whom === 'roller') loseWeapon(run, guard);
  if (instruction.kind === 'spare') changeState(run, guard, 'misery', -1);
  if (instruction.kind === 'ammo-lost') lose(run, 'storage', { ammo: instruction.count });
}

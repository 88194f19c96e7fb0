import type { Text } from '@vigilia/kernel';
import type { CombatInstruction, CombatStory, RolledBy } from '../data/language/combat.ts';
import { offRaid } from '../rules/combat/off-raid.ts';
import { message } from './message.ts';
import { signed } from './signed.ts';
import { tonightText } from './stake.ts';

/** What a combat story makes happen, for a die of ours, of an enemy, or of a guard in a Night Raid (FIGHT-8, RAID-3). */
export function combatTexts({ instructions }: CombatStory, by: RolledBy): Text[] {
  return instructions.flatMap((instruction) => {
    if (by === 'ours') return ourText(instruction);
    return by === 'theirs' ? theirText(instruction) : guardTexts(instruction);
  });
}

function ourText(instruction: CombatInstruction): Text {
  switch (instruction.kind) {
    case 'wounds': {
      const { on, wounds } = instruction;
      return on === 'roller'
        ? message('combat.hurt', { wounds: signed(wounds) })
        : message('combat.strikes', { wounds });
    }
    case 'disarm':
      return message(instruction.whom === 'roller' ? 'combat.disarmed' : 'combat.disarms');
    case 'run':
      return message('combat.enemy-runs');
    case 'spare':
      return message('combat.spares');
    case 'noise':
      return message('combat.noise', { by: signed(instruction.by) });
    case 'ammo-lost':
      return message('combat.ammo-lost', { by: signed(-instruction.count) });
  }
}

function theirText(instruction: CombatInstruction): Text {
  switch (instruction.kind) {
    case 'wounds': {
      const { on, wounds } = instruction;
      return on === 'roller'
        ? message('combat.enemy-hurt', { wounds })
        : message('combat.enemy-strikes', { wounds });
    }
    case 'disarm':
      return message(instruction.whom === 'roller' ? 'combat.enemy-disarmed' : 'combat.enemy-disarms');
    case 'run':
      return message('combat.steps-back');
    case 'spare':
      return message('combat.enemy-spares');
    case 'noise':
      return message('combat.noise', { by: signed(instruction.by) });
    case 'ammo-lost':
      return message('combat.enemy-empty');
  }
}

function guardTexts(instruction: CombatInstruction): Text[] {
  const { hits, damage, wounds } = offRaid(instruction);
  return [
    ...(hits > 0 ? [message('combat.off-raid', { wounds: hits })] : []),
    ...(damage !== 0 || wounds !== 0 ? [tonightText({ damage, wounds })] : []),
    ...onGuard(instruction),
  ];
}

function onGuard(instruction: CombatInstruction): Text[] {
  if (instruction.kind === 'spare') return [message('combat.relieved')];
  const isOwn =
    instruction.kind === 'ammo-lost' || (instruction.kind === 'disarm' && instruction.whom === 'roller');
  return isOwn ? [ourText(instruction)] : [];
}

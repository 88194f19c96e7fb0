import type { CombatInstruction } from '../../data/language/combat.ts';
import type { Raid } from '../../state/state.ts';

/** Wound symbols against a raid, and what it gains or loses itself: raiders who are gone take nothing and hurt no one. */
export interface OffRaid extends Pick<Raid, 'damage' | 'wounds'> {
  readonly hits: number;
}

const NOTHING: OffRaid = { hits: 0, damage: 0, wounds: 0 };

/** What a combat story on the die of a guard does to the raid (RAID-3, FIGHT-8). */
export function offRaid(instruction: CombatInstruction): OffRaid {
  switch (instruction.kind) {
    case 'wounds':
      return instruction.on === 'others'
        ? { ...NOTHING, hits: instruction.wounds }
        : { ...NOTHING, wounds: instruction.wounds };
    case 'disarm':
      return instruction.whom === 'others' ? { ...NOTHING, wounds: -1 } : NOTHING;
    case 'run':
    case 'spare':
      return { ...NOTHING, damage: -1, wounds: -1 };
    case 'noise':
      return { ...NOTHING, damage: instruction.by };
    case 'ammo-lost':
      return NOTHING;
  }
}

import type { RaidCard } from '../../data/cards/raids.ts';
import type { Face } from '../../data/dice.ts';
import type { View } from '../../kinds/view.ts';
import type { Raid, Table } from '../../state/state.ts';
import { countOf } from '../table/goods.ts';
import { boardUpsIn } from '../table/house.ts';
import { guards } from '../table/people.ts';
import { woundsOf } from './dice.ts';

/** What a raid can still do if nothing more is rolled against it, and what there is to take it off with. */
export interface Threat {
  readonly damage: number;
  readonly wounds: number;
  /** Wound symbols and Board-Up tokens: each takes off one Damage or one Wound (RAID-3, RAID-5). */
  readonly symbols: number;
}

/**
 * Symbols are set against the whole Damage, not against what lies in Storage (RAID-2). Damage to an empty Storage
 * and Wounds without a guard cost nothing, so no symbol needs to go against them.
 */
export function threatOf(table: Table | View, raid: Raid): Threat {
  return {
    damage: countOf(table.storage) === 0 ? 0 : raid.damage,
    wounds: guards(table).length === 0 ? 0 : raid.wounds,
    symbols: raid.hits + boardUpsIn(table.house),
  };
}

/** Nothing is left to take off, with this face counted if one is given. */
export function isBeatenOff(table: Table | View, raid: Raid, face: Face = 0): boolean {
  const { damage, wounds, symbols } = threatOf(table, raid);
  return symbols + woundsOf(face) >= damage + wounds;
}

/** What a raid brings tonight: what is on its card, and what happened today (RAID-2). */
export function strengthTonight(
  { tonight }: Pick<Table, 'tonight'>,
  { damage, wounds }: Pick<RaidCard, 'damage' | 'wounds'>,
): Pick<RaidCard, 'damage' | 'wounds'> {
  return { damage: Math.max(0, damage + tonight.damage), wounds: Math.max(0, wounds + tonight.wounds) };
}

/** What gets through if symbols are set against Wounds as far as there are any, and then against Damage (RAID-3). */
export function sparingPeople({ damage, wounds, symbols }: Threat): Pick<Threat, 'damage' | 'wounds'> {
  return {
    damage: Math.max(0, damage - Math.max(0, symbols - wounds)),
    wounds: Math.max(0, wounds - symbols),
  };
}

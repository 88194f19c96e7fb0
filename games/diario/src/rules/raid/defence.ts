import type { Face } from '../../data/dice.ts';
import { FITTINGS } from '../../data/fittings.ts';
import { SPACE_IDS } from '../../data/house.ts';
import type { House, Raid, Table } from '../../state.ts';
import { woundsOf } from '../combat/dice.ts';
import { countOf } from '../table/goods.ts';
import { fittingOn } from '../table/house.ts';
import { guards } from '../table/people.ts';

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
export function threatOf(table: Table, raid: Raid): Threat {
  return {
    damage: countOf(table.storage) === 0 ? 0 : raid.damage,
    wounds: guards(table).length === 0 ? 0 : raid.wounds,
    symbols: raid.hits + boardUpsIn(table.house),
  };
}

/** Nothing is left to take off, with this face counted if one is given. */
export function isBeatenOff(table: Table, raid: Raid, face: Face = 0): boolean {
  const { damage, wounds, symbols } = threatOf(table, raid);
  return symbols + woundsOf(face) >= damage + wounds;
}

/** Holes that are boarded up (RAID-5). */
function boardUpsIn(house: House): number {
  let boardUps = 0;
  for (const space of SPACE_IDS) {
    const fitting = fittingOn(house, space);
    if (fitting !== null && FITTINGS[fitting].onHole) boardUps++;
  }
  return boardUps;
}

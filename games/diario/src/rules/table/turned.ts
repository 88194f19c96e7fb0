import type { ExplorationId } from '../../data/cards/exploration.ts';
import type { RaidId } from '../../data/cards/raids.ts';
import type { Table } from '../../state/state.ts';
import { variantOf } from '../../state/variants.ts';

/** Counts that a card has been turned, and says which of its lines is told. */
export function countTurned(table: Table, card: ExplorationId | RaidId): number {
  const times = table.turned[card] ?? 0;
  table.turned = { ...table.turned, [card]: times + 1 };
  return variantOf(table, card, times);
}

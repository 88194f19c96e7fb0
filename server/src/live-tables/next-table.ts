import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { LogStore } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Act, Row } from '../table/fact.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import { type Applied, UndoBeyondMemory } from '../table/in-play.ts';
import type { Table } from '../table/table.ts';
import { loadFromFirstRow } from './load.ts';
import { withFreeUndo } from './loaded-table.ts';

/** The table after a row; null where the row undoes more than is kept in memory. */
export function nextTable(games: GameRegistry, table: Table, row: Row): Applied | Refusal | null {
  try {
    return applyRow(games, table, row);
  } catch (error) {
    if (error instanceof UndoBeyondMemory) return null;
    throw error;
  }
}

/** The table after a row that undoes more than is kept in memory: the log is played from its first row. */
export async function nextTableFromLog(
  games: GameRegistry,
  log: LogStore,
  row: Row,
): Promise<Applied | Refusal> {
  const whole = await loadFromFirstRow(games, log, row.table, row.version - 1);
  if (whole === null) return refuse(null, 'refusal.no-table');
  if (isRefusal(whole)) return whole;
  const applied = applyRow(games, whole.table, row);
  return isRefusal(applied) ? applied : { ...applied, table: withFreeUndo(applied.table) };
}

/** Each row carries the hash of the log before it, so that no row can be changed or left out unnoticed. */
export function chainedTo({ play }: Table, act: Act): Act {
  return play?.link ? { ...act, previous: play.link.hash } : act;
}

import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { Shelf } from '../game-registry.ts';
import type { LogStore } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Row } from '../table/fact.ts';
import { FurtherBack } from '../table/in-play.ts';
import type { Keeping } from '../table/play.ts';
import type { Table } from '../table/table.ts';
import { beganEarlier, standingRows } from './earlier-rows.ts';
import type { Heard } from './history.ts';
import { takeOut } from './snapshot.ts';

/** A table that was read from its log, and what is at hand of how it came there. */
export interface Loaded {
  readonly table: Table;
  readonly heard: readonly Heard[];
  /** The version of the snapshot it was read from; 0 where there was none. */
  readonly snapshot: number;
}

/** Reads a table from its latest snapshot and the rows after it; null where there is no such table. */
export async function load(shelf: Shelf, log: LogStore, id: string): Promise<Loaded | Refusal | null> {
  const snapshot = await log.snapshot(id);
  if (snapshot === null) return loadWhole(shelf, log, id);
  const table = takeOut(shelf, snapshot.body);
  // A state of other rules tells nothing under these: the log does.
  if (table === null) return loadWhole(shelf, log, id);
  if (isRefusal(table)) return table;
  try {
    return fold(shelf, table, await log.after(id, snapshot.version), { snapshot: snapshot.version });
  } catch (error) {
    if (!(error instanceof FurtherBack)) throw error;
    return loadWhole(shelf, log, id);
  }
}

/** Reads a table from the first row of its log, or as it was at a version, with the whole way back at hand. */
export async function loadWhole(
  shelf: Shelf,
  log: Pick<LogStore, 'after'>,
  id: string,
  until = Number.POSITIVE_INFINITY,
): Promise<Loaded | Refusal | null> {
  const rows = (await log.after(id, 0)).filter(({ version }) => version <= until);
  if (rows.length === 0) return null;
  if (!beganEarlier(shelf, rows)) return fold(shelf, null, rows, { snapshot: 0, wholePast: true });
  const keeping = { wholePast: true, isEarlier: true };
  const loaded = fold(shelf, null, standingRows(rows), { snapshot: 0, ...keeping });
  // No snapshot is due before the table has gone on: the one of the earlier rules stays where it is until then.
  return isRefusal(loaded) ? loaded : { ...loaded, snapshot: loaded.table.version };
}

function fold(
  shelf: Shelf,
  start: Table | null,
  rows: readonly Row[],
  { snapshot, wholePast = false, isEarlier = false }: { readonly snapshot: number } & Partial<Keeping>,
): Loaded | Refusal {
  const heard: Heard[] = [];
  let table = start;
  for (const row of rows) {
    const applied = applyRow(shelf, table, row, { wholePast, isEarlier });
    if (isRefusal(applied)) return applied;
    table = applied.table;
    heard.push({ row, told: applied.told, answers: table.play?.answers ?? 0 });
  }
  return table === null ? refuse(null, 'refusal.no-table') : { table, heard, snapshot };
}

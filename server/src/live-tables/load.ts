import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import type { LogStore } from '../store/store.ts';
import { applyRow } from '../table/apply.ts';
import type { Row } from '../table/fact.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import { type Applied, goesBeyondMemory, type Keeping } from '../table/in-play.ts';
import { withFreeUndo } from '../table/play.ts';
import type { Table } from '../table/table.ts';
import { whyNotChained } from './earlier-chain.ts';
import { beganEarlier, standingRows } from './earlier-rows.ts';
import { entryOf, type HistoryEntry } from './history.ts';
import { readSnapshot } from './snapshot.ts';

/** A table that was read from its log, with the rows that were read. */
export interface TableFromLog {
  readonly table: Table;
  readonly entries: readonly HistoryEntry[];
  /** The version of the snapshot it was read from; 0 if there was none. */
  readonly snapshot: number;
}

/** Reads a table from its latest snapshot and the rows after it; null if there is no such table. */
export async function load(
  games: GameRegistry,
  log: LogStore,
  id: string,
): Promise<TableFromLog | Refusal | null> {
  const snapshot = await log.snapshot(id);
  if (snapshot === null) return loadFromFirstRow(games, log, id);
  const table = readSnapshot(games, snapshot.body);
  // A state of other rules tells nothing under these: the log does.
  if (table === null) return loadFromFirstRow(games, log, id);
  if (isRefusal(table)) return table;
  const rows = await log.after(id, snapshot.version);
  return fold(games, table, rows, { snapshot: snapshot.version }) ?? (await loadFromFirstRow(games, log, id));
}

/** Reads a table from the first row of its log, or as it was at a version, with the whole way back. */
export async function loadFromFirstRow(
  games: GameRegistry,
  log: Pick<LogStore, 'after'>,
  id: string,
  until = Number.POSITIVE_INFINITY,
): Promise<TableFromLog | Refusal | null> {
  const rows = (await log.after(id, 0)).filter(({ version }) => version <= until);
  if (rows.length === 0) return null;
  if (!beganEarlier(games, rows)) return fold(games, null, rows, { snapshot: 0, wholePast: true });
  const keeping = { wholePast: true, isEarlier: true };
  const fromLog = fold(games, null, standingRows(rows), { snapshot: 0, ...keeping });
  if (fromLog === null || isRefusal(fromLog)) return fromLog;
  const { play } = fromLog.table;
  const broken = play && whyNotChained(play.game, play.header, rows);
  // No snapshot is due before the table has gone on: the one of the earlier rules stays where it is until then.
  return broken ?? { ...fromLog, snapshot: fromLog.table.version };
}

/** A row that undoes more than is kept in memory: the log is played from its first row. */
export async function applyWithWholeLog(
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

/** Null if the way back of the start is kept no further than it is free, and a row goes further. */
function fold(
  games: GameRegistry,
  start: Table | null,
  rows: readonly Row[],
  { snapshot, wholePast = false, isEarlier = false }: { readonly snapshot: number } & Partial<Keeping>,
): TableFromLog | Refusal | null {
  const entries: HistoryEntry[] = [];
  let table = start;
  for (const row of rows) {
    if (!wholePast && table !== null && goesBeyondMemory(table, row)) return null;
    const applied = applyRow(games, table, row, { wholePast, isEarlier });
    if (isRefusal(applied)) return applied;
    entries.push(entryOf(row, applied, table));
    table = applied.table;
  }
  return table === null ? refuse(null, 'refusal.no-table') : { table, entries, snapshot };
}

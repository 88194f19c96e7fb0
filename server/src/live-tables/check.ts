import { isRefusal } from '@vigilia/kernel';
import type { LogStore, Store } from '../store/store.ts';
import type { Row } from '../table/fact.ts';
import type { GameRegistry } from '../table/game-registry.ts';
import { loadFromFirstRow } from './load.ts';

/** What a check of every table found. */
export interface Findings {
  readonly tables: number;
  readonly rows: number;
  /** One sentence for each table that is not whole. */
  readonly problems: readonly string[];
}

/** How many tables are named at once. */
const AT_ONCE = 500;

/** Plays the log of every table from its first row. Nothing is changed. */
export async function checkTables(store: Store, games: GameRegistry): Promise<Findings> {
  let tables = 0;
  let rows = 0;
  const problems: string[] = [];
  let last = '';
  for (
    let ids = await store.tables.ids(last, AT_ONCE);
    ids.length > 0;
    ids = await store.tables.ids(last, AT_ONCE)
  ) {
    for (const id of ids) {
      const log = await store.log.after(id, 0);
      const problem = await whyNotWhole(games, log);
      tables += 1;
      rows += log.length;
      if (problem !== null) problems.push(`Table ${id}: ${problem}`);
    }
    last = ids.at(-1) ?? last;
  }
  return { tables, rows, problems };
}

/** Why these rows are not the log of a table from its opening on; null if they are. */
export async function whyNotWhole(games: GameRegistry, rows: readonly Row[]): Promise<string | null> {
  const gap = rows.findIndex(({ version }, index) => version !== index + 1);
  if (gap >= 0) return `the log has a gap before version ${rows[gap]?.version}.`;
  const log: Pick<LogStore, 'after'> = { after: async () => [...rows] };
  try {
    const fromLog = await loadFromFirstRow(games, log, rows[0]?.table ?? '');
    if (fromLog === null) return 'the log is empty.';
    return isRefusal(fromLog) ? `the log does not replay (${fromLog.reason.key}).` : null;
  } catch {
    // A damaged row can break any rule in its way; which one says nothing to an operator.
    return 'the log does not replay.';
  }
}

import type { Tables } from '../tables/tables.ts';
import type { Logger } from './log.ts';

/** Logs when games begin and end. */
export function noteTables(tables: Tables, log: Pick<Logger, 'table'>): void {
  tables.onEntry(({ id, table }, _entry, before) => {
    if (table.phase === before.phase || table.phase === 'gathering') return;
    log.table(table.phase === 'over' ? 'over' : 'began', { id, game: table.setting.game });
  });
}

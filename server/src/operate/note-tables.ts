import type { OpenHall } from '../tables/tables.ts';
import type { Logger } from './log.ts';

/** Logs when games begin and end. */
export function noteTables(hall: OpenHall, log: Pick<Logger, 'table'>): void {
  hall.listen(({ id, table }, _heard, before) => {
    if (table.phase === before.phase || table.phase === 'gathering') return;
    log.table(table.phase === 'over' ? 'over' : 'began', { id, game: table.setting.game });
  });
}

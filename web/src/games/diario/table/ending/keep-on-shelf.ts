import type { Route } from '../../../../platform/route.ts';
import { isOnShelf, putOnShelf } from '../../../../storage/shelf.ts';
import type { BrowserStorage } from '../../../../storage/tables.ts';
import type { DraftProps, Event } from '../asked.ts';
import { summaryOf } from './summary.ts';

type Ended = Pick<DraftProps['draft']['table'], 'game' | 'view' | 'log' | 'sitters'>;

/** Puts a game on the shelf of this device when its ending is first seen here, at the address of its table. */
export function keepOnShelf(table: Ended, where: Route, storage: BrowserStorage = localStorage): void {
  const view = table.view.value;
  if (view === null || (where.page !== 'here' && where.page !== 'table')) return;
  const entry = { where: where.page, id: where.id };
  if (isOnShelf(entry, storage)) return;
  const log = table.log.value;
  const content = summaryOf(
    view,
    log.flatMap(({ events }) => events as readonly Event[]),
  );
  if (content === null) return;
  putOnShelf(
    {
      game: table.game,
      ...entry,
      at: log.at(-1)?.at ?? Date.now(),
      names: table.sitters.value.flatMap(({ name, bot }) => (bot === null ? name : [])),
      content,
    },
    storage,
  );
}

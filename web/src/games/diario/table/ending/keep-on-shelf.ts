import { route } from '../../../../platform/navigation.ts';
import { isOnShelf, putOnShelf } from '../../../../storage/shelf.ts';
import type { DraftProps, Event } from '../asked.ts';
import { summaryOf } from './summary.ts';

/** Puts a game on the shelf of this device when its ending is first seen here. */
export function keepOnShelf({ table }: DraftProps['draft']): void {
  const view = table.view.value;
  const where = route.value;
  if (view === null || (where.page !== 'here' && where.page !== 'table') || isOnShelf(entryOf(where))) return;
  const log = table.log.value;
  const content = summaryOf(
    view,
    log.flatMap(({ events }) => events as readonly Event[]),
  );
  if (content === null) return;
  putOnShelf({
    game: table.game,
    ...entryOf(where),
    at: log.at(-1)?.at ?? Date.now(),
    names: table.sitters.value.flatMap(({ name, bot }) => (bot === null ? name : [])),
    content,
  });
}

function entryOf({ page, id }: { readonly page: 'here' | 'table'; readonly id: string }) {
  return { where: page, id };
}

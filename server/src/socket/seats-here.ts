import type { GameEntry, Seat } from '@vigilia/kernel';
import type { LoadedTable } from '../live-tables/loaded-table.ts';
import { personAt } from '../table/seats.ts';
import type { Viewpoint } from '../table/viewpoint.ts';
import { HOST, WATCHER } from './presence.ts';
import type { ViewerGroup } from './viewer-group.ts';

type Rules = Pick<GameEntry, 'game' | 'orders'>;

/**
 * Seats whose owner is connected here. A seat with an order counts too, because the others must not notice the order:
 * but not if it is asked what its order does not answer, because then the others wait for its owner.
 */
export function seatsHere(loaded: LoadedTable, viewpoints: readonly Viewpoint[], rules: Rules): Seat[] {
  const { table } = loaded;
  const here = new Set(viewpoints.map(({ own }) => own));
  const seats = [...table.chairs.keys()].filter(
    (seat) => personAt(table.chairs[seat]) !== null && (here.has(seat) || isOrdered(loaded, seat, rules)),
  );
  const isHostHere = table.phase === 'gathering' && viewpoints.some(({ isHost }) => isHost);
  return isHostHere ? [HOST, ...seats] : seats;
}

function isOrdered({ table, orders }: LoadedTable, seat: Seat, rules: Rules): boolean {
  const order = orders.get(seat);
  const ask = table.play?.moment.asks.find((open) => open.seat === seat);
  if (order === undefined || ask === undefined || table.play === null) return order !== undefined;
  return rules.orders?.follow(order, rules.game.view(table.play.moment.state, seat), ask) != null;
}

/** A mark for each person here who only watches: two windows of one person count once. */
export function watchersHere({ table }: LoadedTable, groups: Iterable<ViewerGroup>): Seat[] {
  const known = new Set<string>();
  let strangers = 0;
  for (const { viewpoint, subscribers } of groups) {
    const isHost = viewpoint.isHost && table.phase === 'gathering';
    if (viewpoint.own !== null || viewpoint.sees === 'nothing' || isHost) continue;
    for (const { identity } of subscribers) {
      if (identity === null) strangers++;
      else known.add(identity);
    }
  }
  return Array.from({ length: strangers + known.size }, () => WATCHER);
}

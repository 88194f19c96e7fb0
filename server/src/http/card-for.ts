import type { Card } from '../protocol/from-server.ts';
import { cardOf, shutCardOf } from '../table/card.ts';
import type { Table } from '../table/table.ts';
import { isShutOut, viewpointOf } from '../table/viewpoint.ts';

/** The card as this identity may see it. */
export function cardFor(table: Table, identity: string | null): Card {
  return isShutOut(viewpointOf(table, identity, null), table) ? shutCardOf(table) : cardOf(table);
}

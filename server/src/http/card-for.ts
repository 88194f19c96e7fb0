import type { Card } from '../protocol/from-server.ts';
import { isShutOut, placeOf } from '../table/viewpoint.ts';
import { cardOf, shutCardOf } from '../table/card.ts';
import type { Table } from '../table/table.ts';

/** The card as this identity may see it. */
export function cardFor(table: Table, identity: string | null): Card {
  return isShutOut(placeOf(table, identity, null), table) ? shutCardOf(table) : cardOf(table);
}

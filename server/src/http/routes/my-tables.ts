import type { Outcome } from '@vigilia/kernel';
import { z } from 'zod';
import type { LoadedTable } from '../../live-tables/loaded-table.ts';
import { cardFor } from '../../protocol/card.ts';
import { card } from '../../protocol/from-server.ts';
import { seat } from '../../protocol/parts.ts';
import { isBarred, seatOf } from '../../table/seats.ts';
import type { Phase, Table } from '../../table/table.ts';
import { viewpointOf } from '../../table/viewpoint.ts';
import { route } from '../route.ts';

/** A longer list is not read, and each table has to be loaded. */
const MOST = 50;

const mine = z.object({
  card,
  yourTurn: z.boolean(),
  yourSeat: seat.nullable().describe('null where you host the table and do not sit at it'),
  outcome: z
    .object({ how: z.string(), winners: z.array(seat).readonly() })
    .nullable()
    .describe('how the game ended and who won, where you may know it; null where it has not ended'),
});
type Mine = z.infer<typeof mine>;

const RANKS: Readonly<Record<Phase, number>> = { playing: 1, gathering: 2, over: 3 };

export const myTables = [
  route({
    method: 'GET',
    path: '/me/tables',
    about: 'Your tables: first those where it is your turn, then those being played, gathering and over.',
    needs: 'nothing',
    reply: z.object({ tables: z.array(mine) }),
    async handle(_given, { identity }, { tables, tableStore }) {
      if (identity === null) return { tables: [] };
      const rows = await tableStore.of(identity, MOST);
      const loadedTables = await Promise.all(rows.map(({ id }) => tables.find(id)));
      const found = loadedTables
        .filter((loaded) => loaded !== null)
        .filter(({ table }) => !table.isClosed && !isBarred(table, identity))
        .map((loaded) => mineOf(loaded, identity));
      // A sort keeps the order of what ranks the same: the latest first.
      return { tables: found.sort((one, other) => rankOf(one) - rankOf(other)) };
    },
  }),
];

function mineOf({ table }: LoadedTable, identity: string): Mine {
  const yourSeat = seatOf(table, identity);
  const isAsked = yourSeat !== null && table.play?.asked[yourSeat] != null;
  return {
    card: cardFor(table, identity),
    yourTurn: table.phase === 'playing' && isAsked,
    yourSeat,
    outcome: outcomeFor(table, identity),
  };
}

function outcomeFor(table: Table, identity: string): Outcome | null {
  const { play } = table;
  if (play === null || viewpointOf(table, identity, null).sees === 'nothing') return null;
  return play.game.outcome(play.moment.state);
}

function rankOf({ yourTurn, card: { phase } }: Mine): number {
  return yourTurn ? 0 : RANKS[phase];
}

import { isRefusal } from '@vigilia/kernel';
import { rematch } from '../../tables/rematch.ts';
import { card } from '../../protocol/from-server.ts';
import { setting } from '../../protocol/parts.ts';
import { cardOf } from '../../table/card.ts';
import { cardFor } from '../card-for.ts';
import { findTable, tableParams } from '../find-table.ts';
import { route } from '../route.ts';
import { whyNotOpen } from '../why-not-open.ts';

export const tables = [
  route({
    method: 'POST',
    path: '/tables',
    about: 'Opens a table. Whoever has its id may come in, so send it to friends and to nobody else.',
    needs: 'identity',
    body: setting,
    reply: card,
    async handle({ body }, caller, house) {
      const identity = await caller.identify();
      if (typeof identity !== 'string') return identity;
      const reason = await whyNotOpen(house, caller, identity);
      if (reason) return reason;
      const live = await house.hall.open(body, identity);
      return isRefusal(live) ? live : cardOf(live.table);
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:id',
    about: 'A table as everybody who has its link may see it.',
    needs: 'nobody',
    takesTokens: true,
    params: tableParams,
    reply: card,
    async handle({ params }, { identity }, house) {
      const live = await findTable(house, params.id);
      return isRefusal(live) ? live : cardFor(live.table, identity);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/rematch',
    about: 'Opens another table for the same people, once the game is over; the same one for all who ask.',
    needs: 'identity',
    params: tableParams,
    reply: card,
    async handle({ params }, caller, house) {
      const live = await findTable(house, params.id);
      if (isRefusal(live)) return live;
      const identity = await caller.identify();
      if (typeof identity !== 'string') return identity;
      const reason = live.table.rematch === null ? await whyNotOpen(house, caller, identity) : null;
      if (reason) return reason;
      const next = await rematch(house.hall, live, identity);
      return isRefusal(next) ? next : cardOf(next.table);
    },
  }),
];

import { isRefusal, usualClock } from '@vigilia/kernel';
import { openRematch } from '../../live-tables/rematch.ts';
import { cardFor, cardOf } from '../../protocol/card.ts';
import { card } from '../../protocol/from-server.ts';
import { wantedSetting } from '../../protocol/parts.ts';
import { completed } from '../../table/settings.ts';
import { findTable, tableParams } from '../find-table.ts';
import { route } from '../route.ts';
import { whyNotOpen } from '../why-not-open.ts';

export const tables = [
  route({
    method: 'POST',
    path: '/tables',
    about: 'Opens a table. Its id is the way in, so send it to your friends only.',
    needs: 'identity',
    body: wantedSetting,
    reply: card,
    async handle({ body }, caller, services) {
      const identity = await caller.identify();
      if (typeof identity !== 'string') return identity;
      const reason = await whyNotOpen(services, caller, identity);
      if (reason) return reason;
      const { clock = usualClock(body) } = body;
      const loaded = await services.tables.open(completed({ ...body, clock }), identity);
      return isRefusal(loaded) ? loaded : cardOf(loaded.table);
    },
  }),
  route({
    method: 'GET',
    path: '/tables/:id',
    about: 'The card of a table.',
    needs: 'nothing',
    takesTokens: true,
    params: tableParams,
    reply: card,
    async handle({ params }, { identity }, services) {
      const loaded = await findTable(services, params.id);
      return isRefusal(loaded) ? loaded : cardFor(loaded.table, identity);
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/rematch',
    about:
      'Opens another table for the same people, each one seat further, once the game is over; the same one for all who ask.',
    needs: 'identity',
    params: tableParams,
    reply: card,
    async handle({ params }, caller, services) {
      const loaded = await findTable(services, params.id);
      if (isRefusal(loaded)) return loaded;
      const identity = await caller.identify();
      if (typeof identity !== 'string') return identity;
      const reason = loaded.table.rematch === null ? await whyNotOpen(services, caller, identity) : null;
      if (reason) return reason;
      const next = await openRematch(services.tables, loaded, identity);
      return isRefusal(next) ? next : cardOf(next.table);
    },
  }),
];

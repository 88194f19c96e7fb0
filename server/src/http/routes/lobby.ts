import { z } from 'zod';
import { cardOf } from '../../protocol/card.ts';
import { card } from '../../protocol/from-server.ts';
import { route } from '../route.ts';

const MOST = 50;

export const lobby = [
  route({
    method: 'GET',
    path: '/lobby',
    about: 'Public tables where people gather, the latest first.',
    needs: 'nothing',
    query: z.strictObject({ game: z.string().max(40).optional().describe('tables of this game only') }),
    reply: z.object({ tables: z.array(card) }),
    async handle({ query: { game } }, _caller, { tables, tableStore }) {
      const rows = (await tableStore.lobby(MOST)).filter((row) => game === undefined || row.game === game);
      const loadedTables = await Promise.all(rows.map(({ id }) => tables.find(id)));
      return { tables: loadedTables.filter((loaded) => loaded !== null).map(({ table }) => cardOf(table)) };
    },
  }),
];

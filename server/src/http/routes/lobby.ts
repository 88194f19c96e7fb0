import { z } from 'zod';
import { card } from '../../protocol/from-server.ts';
import { cardOf } from '../../table/card.ts';
import { route } from '../route.ts';

const MOST = 50;

export const lobby = [
  route({
    method: 'GET',
    path: '/lobby',
    about: 'Tables that anybody may join, the latest first.',
    needs: 'nobody',
    query: z.strictObject({ game: z.string().max(40).optional().describe('tables of this game only') }),
    reply: z.object({ tables: z.array(card) }),
    async handle({ query: { game } }, _caller, { hall, tables }) {
      const rows = (await tables.lobby(MOST)).filter((row) => game === undefined || row.game === game);
      const lives = await Promise.all(rows.map(({ id }) => hall.find(id)));
      return { tables: lives.filter((live) => live !== null).map(({ table }) => cardOf(table)) };
    },
  }),
];

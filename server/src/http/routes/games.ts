import { botNamesOf } from '@vigilia/bots';
import { z } from 'zod';
import { route } from '../route.ts';

const reply = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      seats: z.object({ min: z.number(), max: z.number() }),
      bots: z.array(z.string()).readonly().describe('the bots that may sit at its tables'),
      opponent: z.string().describe('the bot that sits down where no other is named'),
      hasSecrets: z.boolean().describe('whether players hide anything from each other'),
      hasOrders: z.boolean().describe('whether players may leave orders behind'),
      hasHints: z.boolean().describe('whether players may ask for a hint, where the table allows it'),
    }),
  ),
});

export const games = [
  route({
    method: 'GET',
    path: '/games',
    about: 'The games of this server.',
    needs: 'nothing',
    reply,
    handle: (_given, _caller, { games }) => ({
      games: [...games.values()].map((gameEntry) => {
        const { id, seats, opponent, adviser, hasSecrets } = gameEntry.profile;
        const may = { hasOrders: gameEntry.orders !== undefined, hasHints: adviser !== null };
        return { id, seats, bots: botNamesOf(gameEntry), opponent, hasSecrets, ...may };
      }),
    }),
  }),
];

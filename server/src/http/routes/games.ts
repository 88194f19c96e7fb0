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
      options: z
        .array(z.object({ name: z.string(), values: z.array(z.union([z.string(), z.boolean()])).readonly() }))
        .readonly()
        .describe('what may be agreed in `options` when a table is opened'),
      remembers: z.boolean().describe('whether it takes account of what players have met at other tables'),
      avoids: z
        .array(z.string())
        .readonly()
        .describe('the kinds of content that it leaves out where a player asks for it'),
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
        const { id, seats, opponent, adviser, hasSecrets, memory, avoids } = gameEntry.profile;
        const options = gameEntry.profile.options.map(({ name, values }) => ({ name, values }));
        const remembers = memory !== undefined;
        const may = {
          options,
          remembers,
          avoids: avoids?.kinds ?? [],
          hasOrders: gameEntry.orders !== undefined,
          hasHints: adviser !== null,
        };
        return { id, seats, bots: botNamesOf(gameEntry), opponent, hasSecrets, ...may };
      }),
    }),
  }),
];

import { isRefusal, type Refusal, refuse } from '@vigilia/kernel';
import { z } from 'zod';
import { type Card, card } from '../../protocol/from-server.ts';
import { absenceSetting, seat } from '../../protocol/parts.ts';
import { colour, name, symbol } from '../../protocol/person.ts';
import type { Command } from '../../table/command.ts';
import { begin } from '../../table/commands/begin.ts';
import { bar, close, freeSeat, handOver, setAbsence } from '../../table/commands/hosting.ts';
import { openEntropy } from '../../table/commands/open-entropy.ts';
import { ready } from '../../table/commands/ready.ts';
import { seatBot } from '../../table/commands/seat-bot.ts';
import { sit } from '../../table/commands/sit.ts';
import { stand } from '../../table/commands/stand.ts';
import { seatOf } from '../../table/seats.ts';
import type { Caller } from '../caller.ts';
import { findTable, tableParams as params, runCommand } from '../find-table.ts';
import { withOneSeat } from '../one-seat.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { unusedAppearance } from '../unused-appearance.ts';

const bot = z.string().max(40).describe('the name of a bot (GET /games)');

/** The longest list of what a player has met, and the longest name in it: together less than a body may hold. */
const MOST_MET = 500;
const MET_LENGTH = 60;

/** More kinds of content than any game has. */
const MOST_AVOIDED = 50;

/** Runs a command that may deal the game, with what its players gave to its options. */
async function dealing(
  services: Services,
  caller: Caller,
  id: string,
  command: (identity: string, options: Readonly<Record<string, unknown>>) => Command,
): Promise<Card | Refusal> {
  const { given } = services.tables;
  for (;;) {
    const loaded = await findTable(services, id);
    if (isRefusal(loaded)) return loaded;
    const { version } = loaded.table;
    const options = await given.optionsOf(loaded);
    let isCurrent = true;
    const answer = await runCommand(services, caller, id, (identity) => {
      const wanted = command(identity, options);
      return (table, now) => {
        // A player who got ready in the meantime has given more.
        isCurrent = table.version === version;
        return isCurrent ? wanted(table, now) : refuse(null, 'refusal.stale');
      };
    });
    if (!isCurrent) continue;
    await given.forget(loaded);
    return answer;
  }
}

/** Gathering at a table. */
export const seats = [
  route({
    method: 'POST',
    path: '/tables/:id/sit',
    about:
      'Sits down, or moves to another seat. Colours and symbols are picked where none are named. The seat falls free unless you connect within a minute.',
    needs: 'identity',
    params,
    body: z.strictObject({
      seat: seat.optional().describe('the first free one where none is named'),
      name,
      colour: colour.optional(),
      symbol: symbol.optional(),
    }),
    reply: card,
    async handle({ params: { id }, body }, caller, services) {
      const found = await findTable(services, id);
      if (isRefusal(found)) return found;
      const sitter = await caller.identify();
      if (typeof sitter !== 'string') return sitter;
      const { address } = caller;
      return withOneSeat(services, id, { identity: sitter, address }, (whyNot) =>
        runCommand(services, caller, id, (identity, loaded) => (table, now) => {
          const reason = whyNot(loaded);
          if (reason !== null) return reason;
          const free = unusedAppearance(table, identity);
          const looks = { colour: body.colour ?? free.colour, symbol: body.symbol ?? free.symbol };
          return sit(identity, { seat: body.seat, name: body.name, ...looks })(table, now);
        }),
      );
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/stand',
    about:
      'Gets up, and voids the token of the seat. In the middle of a game a bot takes over until you return.',
    needs: 'identity',
    params,
    reply: card,
    async handle({ params: { id } }, caller, services) {
      const answer = await runCommand(services, caller, id, stand);
      if (!isRefusal(answer) && caller.identity !== null) {
        await services.identities.voidSeatToken(caller.identity, id);
      }
      return answer;
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/bot',
    about: 'The host puts a bot on a seat, or sends it away.',
    needs: 'identity',
    params,
    body: z.strictObject({ seat, bot: bot.nullable() }),
    reply: card,
    handle: ({ params: { id }, body }, caller, services) =>
      runCommand(services, caller, id, (identity) => seatBot(services.games, identity, body.seat, body.bot)),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/free',
    about: 'The host frees the seat of another person, and puts a bot there where one is named.',
    needs: 'identity',
    params,
    body: z.strictObject({ seat, bot: bot.optional() }),
    reply: card,
    handle: ({ params: { id }, body }, caller, services) =>
      runCommand(services, caller, id, (identity) =>
        freeSeat(services.games, identity, body.seat, body.bot ?? null),
      ),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/bar',
    about:
      'The host frees the seat of another person and bars them: they cannot sit here again, nor watch, nor read what is said. The card names them.',
    needs: 'identity',
    params,
    body: z.strictObject({ seat }),
    reply: card,
    handle: ({ params: { id }, body }, caller, services) =>
      runCommand(services, caller, id, (identity) => bar(identity, body.seat)),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/hand-over',
    about: 'The host makes another person who sits there the host.',
    needs: 'identity',
    params,
    body: z.strictObject({ seat }),
    reply: card,
    handle: ({ params: { id }, body }, caller, services) =>
      runCommand(services, caller, id, (identity) => handOver(identity, body.seat)),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/absence',
    about:
      'The host changes how long a person may be away on their turn before the others may act, until the game begins.',
    needs: 'identity',
    params,
    body: absenceSetting,
    reply: card,
    handle: ({ params: { id }, body }, caller, services) =>
      runCommand(services, caller, id, (identity) => setAbsence(identity, body.absence)),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/close',
    about: 'The host closes the table before a game has begun.',
    needs: 'identity',
    params,
    reply: card,
    handle: ({ params: { id } }, caller, services) => runCommand(services, caller, id, close),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/ready',
    about:
      'Says that you are ready to play and seals what you give to the deal, or that you are not ready after all.',
    needs: 'identity',
    takesTokens: true,
    params,
    body: z.strictObject({
      ready: z.boolean(),
      entropyHash: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional()
        .describe(
          'the SHA-256 of what you give to the deal, in hex: make something new each time that cannot be guessed',
        ),
      memory: z
        .array(z.string().max(MET_LENGTH))
        .max(MOST_MET)
        .optional()
        .describe(
          'what you have met at other tables, where the game takes account of it (GET /games); the table keeps the union over its players, without names, until the game begins with it',
        ),
      avoid: z
        .array(z.string().max(MET_LENGTH))
        .max(MOST_AVOIDED)
        .optional()
        .describe(
          'kinds of content that the game is to leave out, of those it offers (`avoids` of GET /games); the table keeps the union over its players, without names, and what was given once stays in it until the game begins with it',
        ),
    }),
    reply: card,
    async handle({ params: { id }, body }, caller, services) {
      const { memory = [], avoid = [] } = body;
      const given = { memory, avoid };
      const loaded = await findTable(services, id);
      if (isRefusal(loaded)) return loaded;
      const reason = services.tables.given.whyNot(loaded, given);
      if (reason !== null) return reason;
      const { identity } = caller;
      const isGathering = loaded.table.phase === 'gathering';
      const isSeated = identity !== null && seatOf(loaded.table, identity) !== null;
      // Before the row: a game that begins with this player being ready is dealt with what the player gives.
      if (body.ready && isGathering && isSeated) await services.tables.given.add(loaded, given);
      return runCommand(services, caller, id, (identity) =>
        ready(identity, body.ready, body.entropyHash ?? null),
      );
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:id/open',
    about:
      'Opens what you gave to the deal, once the host has begun: the card then says until when (`dealing`). With the last of it the game is dealt.',
    needs: 'identity',
    takesTokens: true,
    params,
    body: z.strictObject({
      entropy: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .describe('what you gave to the deal: its hash must be the one you sealed'),
    }),
    reply: card,
    handle: ({ params: { id }, body }, caller, services) =>
      dealing(services, caller, id, (identity, options) =>
        openEntropy(services.games, identity, body.entropy, options),
      ),
  }),
  route({
    method: 'POST',
    path: '/tables/:id/begin',
    about:
      'The host begins the game. Every seat must be ready; the game is dealt once all have opened what they sealed.',
    needs: 'identity',
    params,
    body: z.strictObject({ fill: bot.optional().describe('the bot that takes the seats left empty') }),
    reply: card,
    handle: ({ params: { id }, body }, caller, services) =>
      dealing(services, caller, id, (identity, options) =>
        begin(services.games, identity, body.fill ?? null, options),
      ),
  }),
];

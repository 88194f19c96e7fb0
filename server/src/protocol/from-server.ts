import type { Change } from '@vigilia/kernel';
import { z } from 'zod';
import { key, refusal, seat, setting, tableId, text, version } from './parts.ts';

export const event = z
  .looseObject({ type: z.string() })
  .describe(
    'a fact of the game, as the game tells it to this viewer; `words` is what a person wrote with the voice it tells',
  );

export const ask = z
  .looseObject({
    seat,
    clause: z.string(),
    choices: z.array(z.unknown()),
    ranges: z.array(z.unknown()),
    question: z.number(),
  })
  .describe('an open question with everything that may be answered (kernel: Ask)');

export const sitter = z.object({
  name: z.string().optional(),
  colour: z.string().optional(),
  symbol: z.string().optional(),
  bot: z.string().optional().describe('the name of the bot, where no person sits'),
  ready: z.boolean(),
  entropyHash: z
    .string()
    .nullable()
    .describe('the SHA-256 of what this seat gives to the deal; null where it gives nothing'),
  opened: z.boolean().describe('whether what it gives is open'),
  lent: z.object({ to: z.union([z.literal('bot'), seat]), once: z.boolean() }).nullable(),
});

/** The versions of the rules a game has seen (kernel: RulesNote). */
const rules = z
  .object({
    began: z.number().describe('the version the game began with'),
    now: z.number().describe('the version it is played under'),
    stopped: z
      .object({
        at: z
          .object({ number: z.number(), by: seat, choice: z.string() })
          .nullable()
          .describe('the choice that is refused; null where the game was over under the earlier version'),
        clause: refusal.shape.clause,
        reason: text,
      })
      .nullable()
      .describe('why a game that began under an earlier version cannot go on'),
  })
  .describe('the versions of the rules a game has seen');

/** A deal that was broken off (kernel: AbandonedDeal). */
export const abandonedDeal = z
  .object({
    by: z
      .enum(['player', 'host', 'time'])
      .describe(
        'players who got up, moved or were no longer ready; the host, who changed a seat; or the time to open or to come was over',
      ),
    players: z
      .array(z.object({ seat, name: z.string() }))
      .readonly()
      .describe('those players; the host, where the host sits; or those for whom the time was over'),
    entropyHashes: z
      .array(z.string())
      .readonly()
      .describe('what the seats had sealed, in seat order: it is spent'),
  })
  .describe('a deal that was broken off: all seats seal something new');

/** A table as every holder of its link may see it. */
export const card = z
  .object({
    id: tableId,
    setting,
    phase: z.enum(['gathering', 'playing', 'over']),
    isClosed: z.boolean().describe('it was closed before a game began; its phase is `over`'),
    commitment: z.string().describe('the hash of the seed, shown before the first person sits down'),
    rules: rules.nullable().describe('null before the game has begun'),
    seed: z.string().optional().describe('shown when the game is over, or has stopped for good'),
    seats: z.array(sitter.nullable()),
    dealing: z
      .object({
        until: z.number().describe('when that ends'),
        optionsHash: z
          .string()
          .nullable()
          .describe(
            'HMAC-SHA-256, as hex, of the canonical JSON of the completed options, its key the seed: they are fixed from here on',
          ),
      })
      .nullable()
      .describe('while the seats open what they gave to the deal'),
    unopened: z.array(seat).describe('who did not open in time when the game was last to be dealt'),
    undealt: z.array(abandonedDeal).describe('the deals that were broken off at this table, in order'),
    host: seat.nullable().describe('the seat of the host; null where the host does not sit'),
    barred: z.array(z.string()).describe('the names of those whom the host has barred from the table'),
    undo: z
      .object({ by: seat, backTo: z.number(), agreed: z.array(seat).readonly() })
      .nullable()
      .describe('who asks to go back, and who agreed'),
    wishes: z.array(z.object({ by: seat, about: seat, wish: z.string() })),
    rematch: tableId.nullable(),
    openedAt: z.number(),
  })
  .describe('a table as every holder of its link may see it');

export type Card = z.infer<typeof card>;

export const change: z.ZodType<Change> = z
  .lazy(() => z.union([z.tuple([z.unknown()]), z.record(z.string(), change)]))
  .meta({
    // A schema that holds itself is taken out under this name.
    id: 'change',
    description:
      'what turns one value into another: `[value]` takes its place; a record of changes goes on inside a record, or inside a list of the same length by index',
  });

/** Where the log of a game stands (kernel: Link). */
export const link = z
  .object({
    n: z.number().describe('how many entries of the log it covers'),
    hash: z.string(),
    inside: z
      .array(z.string())
      .readonly()
      .optional()
      .describe(
        'where the row holds several choices: the hashes of the entries before its last, in order, with the numbers before `n`',
      ),
  })
  .describe('a hash of the game’s log: remember it, with those inside (docs/audit.md)');

export const logEntry = z
  .object({
    version,
    at: z.number(),
    by: seat.nullable(),
    answers: z.number().describe('how many answers stand afterwards'),
    events: z.array(event).readonly(),
    undone: z.number().optional().describe('how many answers are left standing, where some were taken back'),
    link: link.optional().describe('the hash of the game’s log that the row led to, where it added to that'),
  })
  .describe('one row of the log as this viewer may know it');

const now = {
  asked: z.array(seat).readonly().describe('the seats that are asked something'),
  asks: z
    .array(ask)
    .describe('the questions this viewer may answer: the own, and those of a seat that was lent'),
  mayUndo: z.boolean(),
  link: link
    .nullable()
    .optional()
    .describe(
      'the last hash of the game’s log: remember it, with those inside; null where there is none, left out where it is as before',
    ),
  deadlines: z.array(z.number().nullable()).readonly().describe('by seat: when its clock runs out'),
  absences: z
    .array(z.number().nullable())
    .readonly()
    .optional()
    .describe(
      'by seat: when the others may act for a person who has left the table on their turn; left out where no person has',
    ),
  silence: z
    .object({
      seat: seat.describe('the seat that decides'),
      decider: seat.describe(
        'the person who decides for it: the owner, a deputy, or the next person where bots only advise',
      ),
      since: z.number().describe('since when they wait'),
      from: z.number().describe('when the others may knock'),
      knock: z
        .object({ by: seat, until: z.number() })
        .nullable()
        .describe('who knocked, and when the others may act'),
    })
    .optional()
    .describe('the person for whose decision other people wait; left out where they wait for none'),
  reasons: z
    .array(z.object({ seat, reason: text }))
    .readonly()
    .optional()
    .describe('why bots spoke as they did on the open decision, where you may know what they said'),
};

const stop = z
  .object({
    taken: z.number().describe('how many choices were taken: they stay taken'),
    of: z.number().describe('how many choices the line holds'),
    ...refusal.shape,
    column: z
      .number()
      .describe('where the first choice that was not taken stands in the line, counted from 1'),
  })
  .optional()
  .describe('where a line of several choices stopped before its end, and why the next choice was not taken');

const watchers = z
  .number()
  .optional()
  .describe('how many people without a seat look on, 99 where there are more; left out where none does');

/** A choice that a good player would make, and why. */
export const suggestion = z
  .object({
    choice: z.looseObject({ verb: z.string() }).describe('one of the choices that are offered'),
    worth: z.number().describe('only compares with the worth of the other choices named beside it'),
    reasons: z.array(text).readonly().describe('the strongest first'),
  })
  .describe('a choice that a good player would make, and why');

/** What the server says over the socket. */
export const fromServer = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('welcome'),
      version,
      answers: z.number().describe('how many answers stand'),
      seat: seat.nullable().describe('your seat; null for a watcher'),
      isHost: z.boolean(),
      isBarred: z.boolean().describe('whether the host has barred you from this table'),
      card,
      view: z.unknown().describe('all that you may know of the game; null before it has begun'),
      ...now,
      missed: z.array(logEntry).nullable().describe('what happened since; null where that is too long ago'),
      order: z.string().nullable().describe('the order you left behind'),
      talk: z.array(z.unknown()),
      present: z.array(seat),
      watchers,
    })
    .describe('the answer to hello, and whenever your place at the table has changed'),
  z
    .object({
      type: z.literal('happened'),
      ...logEntry.shape,
      key: key
        .optional()
        .describe('the key of your command, where it was yours: this is its acknowledgement'),
      stop,
      view: change.optional().describe('what has changed in your view'),
      ...now,
      card: card.optional().describe('where something about the table has changed, not only in the game'),
    })
    .describe('a new row that is safely in the log'),
  z
    .object({ type: z.literal('done'), key, version, stop })
    .describe('done, or done already: nothing else to tell'),
  z.object({ type: z.literal('refused'), key: key.optional(), version, ...refusal.shape }),
  z
    .object({ type: z.literal('stale'), key, version, missed: z.array(logEntry).nullable() })
    .describe('the question this answers is no longer open'),
  z
    .object({
      type: z.literal('advice'),
      key,
      version,
      advice: z.array(suggestion).readonly().describe('the best first'),
    })
    .describe('the answer to a hint; it rests on what your seat may know'),
  z.object({
    type: z.literal('said'),
    number: z.number(),
    at: z.number(),
    seat: seat.nullable(),
    name: z.string(),
    phrase: z.string().optional(),
    words: z.string().optional(),
  }),
  z
    .object({ type: z.literal('present'), seats: z.array(seat), watchers })
    .describe('whose owner is at the table now, and how many people watch'),
  z
    .object({
      type: z.literal('drafted'),
      seat: seat.describe('the seat that is asked'),
      line: z.string().describe('in notation; empty: nothing is drafted, or its question is no longer open'),
    })
    .describe('what a player is drafting on a question that lies open to all; it may still change'),
  z
    .object({ type: z.literal('order'), order: z.string().nullable() })
    .describe('to the owner of the order only'),
  z.object({ type: z.literal('wake') }).describe('your order leaves this decision to you'),
  z.object({ type: z.literal('pong') }),
  z
    .object({ type: z.literal('bye'), reason: z.string() })
    .describe('the last message before the server hangs up'),
]);

export type FromServer = z.infer<typeof fromServer>;

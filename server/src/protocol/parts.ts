import { LONGEST_PLAN } from '@vigilia/kernel';
import { z } from 'zod';
import { VOTES } from '../table/fact.ts';
import { ABSENCES, ASSISTS, CLOCKS, PACES, TALKS, WATCHING } from '../table/settings.ts';

/** The version of the protocol. It changes when a client of the old one would no longer understand. */
export const PROTOCOL = 1;

/** Where the socket of a table is opened; `:id` is the id of the table. */
export const SOCKET_PATH = '/api/tables/:id/socket';

/** Ids come from a generator that cannot be guessed: 22 characters, 128 bits and more. */
export const tableId = z
  .string()
  .regex(/^[\w-]{22}$/)
  .describe('the id of a table, as it stands in its link');

export const seat = z.number().int().min(0).max(11).describe('a seat, counted clockwise from 0');

export const version = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .describe('how many rows the log of the table holds');

export const key = z
  .string()
  .regex(/^[\w-]{8,40}$/)
  .describe('names this command, so that it is done once however often it is sent');

/** A single choice, or an order. */
export const choice = z.string().max(200).describe('a single choice in notation');

export const plan = z
  .string()
  .max(LONGEST_PLAN.characters)
  .describe(`a choice in notation, or several parted by semicolons: at most ${LONGEST_PLAN.choices} of them`);

/** The longest words that go with a voice, in characters. */
export const LONGEST_WORDS = 140;

/** The longest words of talk, in characters. */
export const LONGEST_TALK = 500;

export const vote = z.enum(VOTES);

const absence = z
  .enum(ABSENCES)
  .describe(
    'how long a person may be away on their turn before the others may act: 2 minutes, 15 minutes, 6 hours, 36 hours',
  );

const agreeable = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean()])).default({}),
  seats: z.number().int().min(1).max(12),
  assist: z.enum(ASSISTS).default('record'),
  clock: z.enum(CLOCKS).default('none'),
  absence,
  pace: z.enum(PACES).default('brisk'),
  watching: z.enum(WATCHING).default('open'),
  talk: z.enum(TALKS).default('phrases'),
  isPublic: z.boolean().default(false),
  practice: z
    .boolean()
    .default(false)
    .describe('people go back past what was drawn or shown, and bots are not asked'),
  delay: z
    .number()
    .int()
    .min(1)
    .max(20)
    .nullable()
    .default(null)
    .describe(
      'where watching is `everything`: how many whole chapters of the game (Hours, days) late watchers see what a seat saw; null: only after the end',
    ),
});

export const setting = agreeable.describe('what was agreed when the table was opened');

/** The settings as the opener of a table sends them. */
export const wantedSetting = agreeable
  .extend({
    clock: z.enum(CLOCKS).optional().describe('left out: `evening` at a public table, otherwise `none`'),
    absence: absence.optional().describe('left out: `days` where the clock is `days`, otherwise `brief`'),
  })
  .describe('what is agreed when a table is opened');

/** How long a person may be away, as the host changes it. */
export const absenceSetting = z.strictObject({ absence });

/** A text for the reader: a key of a catalog and its variables. */
export const text = z.object({
  key: z.string(),
  vars: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()])).readonly()]),
  ),
});

/** Why something was not done. */
export const refusal = z.object({
  clause: z.string().nullable().describe('the clause of the rulebook; null where the table says no'),
  reason: text,
  column: z.number().optional().describe('where a typed line stopped making sense, counted from 1'),
});

import { z } from 'zod';
import type { Act } from '../../table/fact.ts';

/** The form of the file. It changes when an older program could no longer read it. */
export const FORM = 1;

const time = z.number().int().min(0);
const seat = z.number().int().min(0).max(11);

export const header = z.strictObject({
  form: z.literal(FORM),
  table: z.strictObject({
    id: z.string().min(1),
    game: z.string().min(1),
    phase: z.enum(['gathering', 'playing', 'over']),
    isPublic: z.boolean(),
    host: z.string(),
    openedAt: time,
  }),
  members: z.array(z.string().max(64)).max(10_000),
  /** How many lines of each kind follow, so that a file that was cut short is known. */
  rows: z.number().int().min(1),
  said: z.number().int().min(0),
  orders: z.number().int().min(0),
});

/** What each fact means is known where tables are made of them; here it is kept as it is. */
const act = z.custom<Act>(
  (value) =>
    z
      .strictObject({
        by: seat.nullable(),
        key: z.string().max(40).optional(),
        facts: z.array(z.looseObject({ fact: z.string() })),
        previous: z.string().max(64).optional(),
      })
      .safeParse(value).success,
);

export const row = z.strictObject({ version: z.number().int().min(1), at: time, act });

/** What was said, as the socket reads it for everyone who connects. */
const talkBody = z.strictObject({
  seat: seat.nullable(),
  name: z.string(),
  phrase: z.string().optional(),
  words: z.string().optional(),
  key: z.string(),
});
const body = z.string().refine((written) => talkBody.safeParse(jsonOf(written)).success);

export const said = z.strictObject({ number: z.number().int().min(1), at: time, body });
export const order = z.strictObject({ seat, order: z.string().max(200) });

/** What is written there; undefined if it is no JSON. */
export function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

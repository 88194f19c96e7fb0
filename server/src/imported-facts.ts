import { z } from 'zod';
import {
  absenceSetting,
  key,
  LONGEST_WORDS,
  plan,
  refusal,
  seat,
  tableId,
  text,
  vote,
  wantedSetting,
} from './protocol/parts.ts';
import { colour, name, symbol } from './protocol/person.ts';
import type { Act, Fact } from './table/fact.ts';

/** The longest list of options that the players of a table gave, in characters of JSON. */
const LONGEST_OPTIONS = 1_000_000;

/** Who sits at a table or hosts it. */
export const identity = z.string().regex(/^[\w-]{1,64}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const entropy = z.string().regex(/^[\w-]{1,64}$/);
const count = z.number().int().min(0);
const options = z
  .record(z.string().max(40), z.unknown())
  .refine((given) => JSON.stringify(given).length <= LONGEST_OPTIONS);
/** As a person could have given it: the socket and the routes take no other. */
const givenName = z.string().refine((written) => name.safeParse(written).data === written);
const person = z.strictObject({ identity, name: givenName, colour, symbol });
const bot = z.strictObject({ bot: z.string().min(1).max(40) });

/** What each fact holds besides its name. Facts of tables of before are among them. */
const FACTS: Readonly<Record<Fact['fact'], z.ZodRawShape>> = {
  opened: { setting: wantedSetting, host: identity, seed: hash },
  sat: { seat, sitter: z.union([person, bot]) },
  came: { seat },
  left: { seat, since: count },
  'absence-set': absenceSetting.shape,
  stood: { seat },
  handed: { seat },
  barred: { seat },
  closed: {},
  ready: { seat, entropyHash: hash.optional(), entropy: entropy.optional() },
  unready: { seat },
  dealing: { until: count, options: options.optional(), optionsHash: hash.optional() },
  undealt: {
    by: z.enum(['player', 'host', 'time']),
    players: z.array(z.strictObject({ seat, name: givenName })).max(12),
  },
  entropy: { seat, entropy },
  unopened: { seats: z.array(seat).max(12) },
  began: {
    rules: z.number().int().min(1),
    chained: z.literal(true).optional(),
    form: z.literal(3).optional(),
    options: options.optional(),
  },
  chose: {
    seat,
    choice: plan,
    stop: z
      .strictObject({ taken: count, of: count, column: count, ...refusal.omit({ column: true }).shape })
      .optional(),
    reason: text.optional(),
    words: z.string().max(LONGEST_WORDS).optional(),
  },
  undid: { seat, backTo: count, consent: z.array(seat).max(12) },
  'undo-asked': { seat, backTo: count },
  'undo-agreed': { seat },
  'undo-declined': { seat },
  wished: { seat, about: seat, wish: vote },
  knocked: { seat, about: seat },
  waited: { seat },
  lent: { seat, loan: z.strictObject({ to: z.union([z.literal('bot'), seat]), once: z.boolean() }) },
  returned: { seat },
  rematched: { table: tableId },
};

const SCHEMAS = new Map(
  Object.entries(FACTS).map(([fact, shape]) => [fact, z.strictObject({ fact: z.literal(fact), ...shape })]),
);

/** Whether a command of the server could have written this into a log. */
export function isPossibleAct({ key: own, facts }: Act): boolean {
  return (own === undefined || key.safeParse(own).success) && facts.every(isPossibleFact);
}

function isPossibleFact(fact: Fact): boolean {
  return SCHEMAS.get(fact.fact)?.safeParse(fact).success ?? false;
}

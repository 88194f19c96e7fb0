import type { GivenFor, KeyOf, VariablesFor } from '../texts/catalog.ts';
import { type Text, text, type Variables } from '../texts/text.ts';
import type { Choice, Range } from './choice.ts';
import type { Ask, Seat } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';

/**
 * How a game says its texts, checked against its catalog: the compiler knows each key and the variables it takes. A game
 * makes each of these functions once and exports it for its own rules.
 */
export function messagesOf<Catalog>() {
  return <K extends keyof Catalog & string>(key: K, ...given: GivenFor<Catalog, K>): Text =>
    text(key, given[0] as Variables | undefined);
}

/** Refusals with a reason of this game, each with the clause it rests on. */
export function refusalsOf<Catalog, Clause extends string>() {
  return <K extends KeyOf<Catalog, 'refusal'>>(
    clause: Clause | null,
    reason: K,
    ...given: GivenFor<Catalog, K>
  ): Refusal => refuse(clause, reason, given[0] as Variables | undefined);
}

interface Ranges<C extends Choice> {
  readonly ranges?: readonly Range<C>[];
}

/** The variables of a prompt, if it has any, and the ranges, if there are some. */
export type PromptDetails<Catalog, K extends keyof Catalog, C extends Choice> = [Catalog[K]] extends [never]
  ? [details?: Ranges<C>]
  : [details: Ranges<C> & { readonly vars: VariablesFor<Catalog, K> }];

type Asking<Catalog, Clause extends string, C extends Choice, Asked> = <K extends KeyOf<Catalog, 'prompt'>>(
  seat: Seat,
  clause: Clause,
  prompt: K,
  choices: readonly C[],
  ...details: PromptDetails<Catalog, K, C>
) => Asked;

/** Questions to one seat in the words of this game. */
export function questionsOf<Catalog, Clause extends string, C extends Choice>() {
  return question<C> as Asking<Catalog, Clause, C, Ask<C>>;
}

/** The same as a list, which is empty if there is nothing to choose from. */
export function asksOf<Catalog, Clause extends string, C extends Choice>() {
  return questions<C> as Asking<Catalog, Clause, C, Ask<C>[]>;
}

interface Details<C extends Choice> extends Ranges<C> {
  readonly vars?: Variables;
}

const NO_RANGES: readonly Range<never>[] = [];
const NO_DETAILS: Details<never> = {};

function question<C extends Choice>(
  seat: Seat,
  clause: string,
  prompt: string,
  choices: readonly C[],
  { vars, ranges = NO_RANGES }: Details<C> = NO_DETAILS,
): Ask<C> {
  return { seat, clause, prompt: text(prompt, vars), choices, ranges, question: 0 };
}

/** Steps call this more often than anything else here, so it passes no lists of arguments on. */
function questions<C extends Choice>(
  seat: Seat,
  clause: string,
  prompt: string,
  choices: readonly C[],
  details: Details<C> = NO_DETAILS,
): Ask<C>[] {
  if (choices.length === 0 && (details.ranges ?? NO_RANGES).length === 0) return [];
  return [question(seat, clause, prompt, choices, details)];
}

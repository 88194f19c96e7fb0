import type { GivenFor, KeyOf, VariablesFor } from './catalog.ts';
import type { Choice, Range } from './choice.ts';
import type { Ask, Seat } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Text, text, type Variables } from './text.ts';

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

/** The variables of a prompt, where it has any, and the ranges, where there are some. */
export type PromptDetails<Catalog, K extends keyof Catalog, C extends Choice> = [Catalog[K]] extends [never]
  ? [details?: Ranges<C>]
  : [details: Ranges<C> & { readonly vars: VariablesFor<Catalog, K> }];

/** Questions to one seat in the words of this game. */
export function questionsOf<Catalog, Clause extends string, C extends Choice>() {
  const noRanges: readonly Range<C>[] = [];
  return <K extends KeyOf<Catalog, 'prompt'>>(
    seat: Seat,
    clause: Clause,
    prompt: K,
    choices: readonly C[],
    ...details: PromptDetails<Catalog, K, C>
  ): Ask<C> => {
    const { vars, ranges = noRanges }: Ranges<C> & { vars?: Variables } = details[0] ?? {};
    return { seat, clause, prompt: text(prompt, vars), choices, ranges, question: 0 };
  };
}

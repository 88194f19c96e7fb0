import { type Ask, type Range, type Seat, text, type Variables } from '@vigilia/kernel';
import type { Choice } from '../../choices.ts';
import type { Table } from '../../state.ts';
import type { Catalog, Clause } from '../../texts/catalog.ts';
import type { KeyIn, VariablesOf } from '../../texts/message.ts';

type PromptKey = KeyIn<'prompt'>;

interface Ranges {
  readonly ranges?: readonly Range<Choice>[];
}

/** The variables of the prompt, where it has any, and the ranges, where there are some. */
type Details<K extends PromptKey> = [Catalog[K]] extends [never]
  ? [details?: Ranges]
  : [details: Ranges & { readonly vars: VariablesOf<K> }];

const NO_RANGES: readonly Range<Choice>[] = [];

/** A question to one seat. */
export function question<K extends PromptKey>(
  seat: Seat,
  clause: Clause,
  prompt: K,
  choices: readonly Choice[],
  ...details: Details<K>
): Ask<Choice> {
  const { vars, ranges = NO_RANGES }: Ranges & { vars?: Variables } = details[0] ?? {};
  return { seat, clause, prompt: text(prompt, vars), choices, ranges, question: 0 };
}

/** A question to the Leader (LEAD-1); none where there is nothing to choose from. */
export function ask<K extends PromptKey>(
  table: Table,
  clause: Clause,
  prompt: K,
  choices: readonly Choice[],
  ...details: Details<K>
): Ask<Choice> | null {
  const asked = question(table.leader, clause, prompt, choices, ...details);
  return choices.length === 0 && asked.ranges.length === 0 ? null : asked;
}

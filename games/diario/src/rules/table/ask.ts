import { type Ask, type PromptDetails, questionsOf, refusalsOf } from '@vigilia/kernel';
import type { Choice } from '../../kinds/choices.ts';
import type { Table } from '../../state/state.ts';
import type { Catalog, Clause } from '../../texts/catalog.ts';
import type { KeyIn } from '../../texts/message.ts';

/** A question to one seat. */
export const question = questionsOf<Catalog, Clause, Choice>();

/** A question to the Leader (LEAD-1); none if there is nothing to choose from. */
export function ask<K extends KeyIn<'prompt'>>(
  table: Table,
  clause: Clause,
  prompt: K,
  choices: readonly Choice[],
  ...details: PromptDetails<Catalog, K, Choice>
): Ask<Choice> | null {
  const asked = question(table.leader, clause, prompt, choices, ...details);
  return choices.length === 0 && asked.ranges.length === 0 ? null : asked;
}

/** Says no with a reason of Diario, and names the clause it rests on. */
export const refuse = refusalsOf<Catalog, Clause>();

import { type Ask, type PromptDetails, questionsOf, refusalsOf, type Seat } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';
import type { Catalog, Clause } from '../texts/catalog.ts';
import type { KeyIn } from '../texts/message.ts';

const question = questionsOf<Catalog, Clause, Choice>();

/** A question to one seat; none at all where there is nothing to choose from. */
export function ask<K extends KeyIn<'prompt'>>(
  seat: Seat,
  clause: Clause,
  prompt: K,
  choices: readonly Choice[],
  ...details: PromptDetails<Catalog, K, Choice>
): Ask<Choice>[] {
  const asked = question(seat, clause, prompt, choices, ...details);
  return choices.length === 0 && asked.ranges.length === 0 ? [] : [asked];
}

/** Says no with a reason of 011, and names the clause it rests on. */
export const refuse = refusalsOf<Catalog, Clause>();

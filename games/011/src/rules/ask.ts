import { type Ask, type Range, type Seat, text, type Variables } from '@vigilia/kernel';
import type { Choice } from '../choices.ts';

const NO_RANGES: readonly Range<Choice>[] = [];

/** A question to one seat; none at all where there is nothing to choose from. */
export function ask(
  seat: Seat,
  clause: string,
  prompt: string,
  choices: readonly Choice[],
  { vars = {}, ranges = NO_RANGES }: { vars?: Variables; ranges?: readonly Range<Choice>[] } = {},
): Ask<Choice>[] {
  if (choices.length === 0 && ranges.length === 0) return [];
  return [{ seat, clause, prompt: text(prompt, vars), choices, ranges, question: 0 }];
}

import type { Choice } from '../../asked.ts';

/** One idea more or less; where all cards are used, the one taken first makes room. */
export function turned(plan: readonly Choice[], idea: Choice, cards: number): readonly Choice[] {
  const isSame = (other: Choice) =>
    other.verb === 'idea' && idea.verb === 'idea' && other.fitting === idea.fitting;
  if (plan.some(isSame)) return plan.filter((other) => !isSame(other));
  return [...plan, idea].slice(-cards);
}

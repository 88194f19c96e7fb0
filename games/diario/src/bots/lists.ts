import type { Choice } from '../kinds/choices.ts';
import type { ChoiceOf } from '../kinds/kinds.ts';

/** The choices with one of these verbs. */
export function among<V extends Choice['verb']>(
  choices: readonly Choice[],
  ...verbs: readonly V[]
): ChoiceOf<V>[] {
  return choices.filter((choice): choice is ChoiceOf<V> => verbs.some((verb) => verb === choice.verb));
}

/** The one of highest value, the first of several. */
export function best<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let chosen: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = value(item);
    if (worth <= highest) continue;
    highest = worth;
    chosen = item;
  }
  return chosen;
}

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

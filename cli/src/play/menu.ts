import { type Ask, type Choice, type Grammar, print, type Range } from '@vigilia/kernel';

/** One line of a menu: a choice, or a range of choices. */
export interface Item {
  /** In notation; of a range the lowest. */
  readonly line: string;
  readonly choice: Choice;
  /** The highest amount of a range. */
  readonly to: number | null;
}

/** The possible answers in the order of their numbers, from 1. */
export function itemsOf(ask: Ask, grammar: Grammar): Item[] {
  return [
    ...ask.choices.map((choice) => ({ line: print(grammar, choice), choice, to: null })),
    ...ask.ranges.map(({ from, to }: Range<Choice>) => ({ line: print(grammar, from), choice: from, to })),
  ];
}

/** A number of the menu as notation; of a range with its amount, `3 12`, or else the lowest. */
export function lineOf(items: readonly Item[], typed: string, grammar: Grammar): string | null {
  const [, number, amount] = /^(\d+)(?:\s+(\d+))?$/.exec(typed.trim()) ?? [];
  const item = items[Number(number) - 1];
  if (number === undefined || item === undefined) return null;
  if (amount === undefined) return item.line;
  return item.to === null ? null : print(grammar, { ...item.choice, amount: Number(amount) } as Choice);
}

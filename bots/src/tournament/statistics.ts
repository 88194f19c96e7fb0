/** How far the middle 95 % of a normal distribution reach, in standard deviations. */
const DEVIATIONS = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Where the true share lies with a confidence of 95 % (Wilson's score interval): unlike the simple one, it stays
 * between 0 and 1 and holds for few games and for shares near either end.
 */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const weight = DEVIATIONS ** 2 / games;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (DEVIATIONS / (1 + weight)) * Math.sqrt((share * (1 - share)) / games + weight / (4 * games));
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The least of the values that at least this percentage of them do not exceed; null if there are none. */
export function percentile(values: readonly number[], percent: number): number | null {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return values.toSorted((one, other) => one - other)[rank - 1] ?? null;
}

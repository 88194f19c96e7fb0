/** The least of the values that at least this percentage of them do not exceed; null where there are none. */
export function percentile(values: readonly number[], percent: number): number | null {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return values.toSorted((one, other) => one - other)[rank - 1] ?? null;
}

/** What a game counted: by what it is about, then by kind, how often. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts that can still grow. */
export type Counting = Record<string, Record<string, number>>;

export function count(counting: Counting, about: string, kind: string | number, times = 1): void {
  counting[about] ??= {};
  counting[about][kind] = (counting[about][kind] ?? 0) + times;
}

export function addCounts(counting: Counting, counts: Counts): void {
  for (const [about, kinds] of Object.entries(counts))
    for (const [kind, times] of Object.entries(kinds)) count(counting, about, kind, times);
}

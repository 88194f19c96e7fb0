/** Who imports whom, by name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The arrows that have to be drawn: one that follows from a longer way along other arrows is left out. */
export function reduced(graph: Graph): [from: string, to: string][] {
  const reaches = (from: string, to: string): boolean => {
    const next = [...(graph.get(from) ?? [])];
    return next.includes(to) || next.some((between) => reaches(between, to));
  };
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((between) => between !== to && reaches(between, to)))
      .map((to): [string, string] => [from, to]),
  );
}

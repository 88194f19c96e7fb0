export interface Failure {
  readonly name: string;
  /** In how many runs it failed. */
  readonly times: number;
}

/** What the suite answers: the names of the tests that failed, from the reports of its runners. */
interface Outcome {
  readonly failed: readonly string[];
}

/** Runs a suite this often, one run after the other: every test that ever failed, those that failed most often first. */
export async function failuresOf(runs: number, suite: (run: number) => Promise<Outcome>): Promise<Failure[]> {
  const counts = new Map<string, number>();
  for (let run = 1; run <= runs; run++) {
    const { failed } = await suite(run);
    // One name may stand for several tests, those of a table.
    for (const name of new Set(failed)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const failures = Array.from(counts, ([name, times]) => ({ name, times }));
  return failures.sort((one, other) => other.times - one.times || (one.name < other.name ? -1 : 1));
}

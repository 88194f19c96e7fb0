const AROUND = 60;

/** Throws unless two texts are the same, showing both where they part. */
export function mustBeSame(what: string, expected: string, found: string): void {
  if (expected === found) return;
  let at = 0;
  while (expected[at] === found[at]) at++;
  const from = Math.max(0, at - AROUND / 2);
  const part = (text: string) => text.slice(from, from + AROUND);
  throw new Error(`${what} differ at ${at}: expected …${part(expected)}… but found …${part(found)}…`);
}

/** Throws unless it holds. */
export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

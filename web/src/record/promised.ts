import { objectIn } from '@vigilia/kernel';

/** The seed that a record names, and its hash that was shown before the deal. */
export interface Promised {
  readonly seed: string;
  readonly commitment: string;
}

export function promisedIn(file: string): Promised {
  const { seed, commitment } = objectIn(file.slice(0, file.indexOf('\n'))) ?? {};
  return { seed: String(seed), commitment: String(commitment) };
}

import {
  type AbandonedDeal,
  entropyHashOf,
  optionsHashOf,
  type Remembered,
  type ShownLinks,
  withShown,
} from '@vigilia/kernel';
import type { Line } from './tamperings.ts';

/** What a client at the table of this record remembers at its end. */
export function noteOf([header = {}, ...lines]: readonly Line[]): Remembered {
  const entropy = (header.entropy ?? []) as string[];
  const undealt = (header.undealt ?? []) as readonly AbandonedDeal[];
  const seen = lines.at(-2) as Line;
  return {
    seenAt: 0,
    sawBeginning: true,
    commitment: String(header.commitment),
    practice: header.practice === true,
    rules: Number(header.rules),
    entropy: entropy[0] ?? null,
    isOpened: entropy.length > 0,
    entropyHashes: entropy.map(entropyHashOf),
    optionsHash: optionsHashOf(String(header.seed), header.options),
    undealt: undealt.map(({ entropyHashes }) => entropyHashes),
    link: { n: Number(seen.n), hash: String(seen.link) },
    shown: shownIn(lines),
    withheld: null,
    otherLink: null,
  };
}

/** The hash of all links of these lines, as a client keeps it that was shown them one after the other. */
export function shownIn(lines: readonly Line[]): readonly ShownLinks[] {
  return lines
    .filter((line) => 'n' in line)
    .map(({ n, link }) => ({ n: Number(n), hash: String(link) }))
    .reduce(withShown, [] as readonly ShownLinks[]);
}

import { entropyHashOf, isSeed } from '../chance/seed.ts';
import { optionsHashOf } from '../record/chain.ts';
import type { Header } from '../record/record.ts';
import { text } from '../texts/text.ts';
import type { Wrong } from './recompute.ts';
import type { Remembered } from './remembered.ts';

/** What of a note could be compared with a record, and is the same there. */
export type Compared =
  | 'commitment'
  | 'rules'
  | 'practice'
  | 'entropy'
  | 'entropyHashes'
  | 'options'
  | 'undealt'
  | 'link'
  | 'links';

interface Comparison {
  readonly what: Compared;
  /** What is said if the header differs. */
  readonly otherwise: string;
  /** Whether the header says the same; null if the note has nothing to compare. */
  isSame(note: Remembered, header: Header): boolean | null;
}

const COMPARISONS: readonly Comparison[] = [
  {
    what: 'commitment',
    otherwise: 'verdict.other-commitment',
    isSame: ({ commitment }, header) => header.commitment === commitment,
  },
  {
    what: 'rules',
    otherwise: 'verdict.other-rules',
    isSame: ({ rules = null }, header) => (rules === null ? null : header.rules === rules),
  },
  {
    what: 'practice',
    otherwise: 'verdict.other-practice',
    isSame: ({ practice }, header) =>
      practice === undefined ? null : (header.practice ?? false) === practice,
  },
  {
    what: 'entropy',
    otherwise: 'verdict.other-entropy',
    isSame: ({ entropy }, header) => (entropy === null ? null : header.entropy.includes(entropy)),
  },
  {
    what: 'entropyHashes',
    otherwise: 'verdict.other-entropy-hashes',
    isSame: ({ entropyHashes }, header) =>
      entropyHashes === null ? null : header.entropy.map(entropyHashOf).join() === entropyHashes.join(),
  },
  {
    what: 'options',
    otherwise: 'verdict.other-options',
    isSame: ({ optionsHash = null }, { seed, options }) =>
      optionsHash === null || !isSeed(seed) ? null : optionsHashOf(seed, options) === optionsHash,
  },
  {
    what: 'undealt',
    otherwise: 'verdict.other-undealt',
    isSame({ undealt }, header) {
      if (undealt === undefined) return null;
      const recorded = new Set(header.undealt?.map(({ entropyHashes }) => entropyHashes.join()));
      return undealt.every((hashes) => recorded.has(hashes.join()));
    },
  },
];

/** What of a note belongs to the header, and what of that the header says otherwise. */
export function compareHeader(
  note: Remembered,
  header: Header,
): { readonly compared: Compared[]; readonly wrong: Wrong | null } {
  const compared: Compared[] = [];
  for (const { what, otherwise, isSame } of COMPARISONS) {
    const same = isSame(note, header);
    if (same === false) return { compared, wrong: { reason: text(otherwise) } };
    if (same) compared.push(what);
  }
  return { compared, wrong: null };
}

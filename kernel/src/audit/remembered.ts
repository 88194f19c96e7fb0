import type { Header } from '../record.ts';
import { entropyHashOf } from '../seed.ts';
import { text } from '../text.ts';
import { type JsonObject, objectIn } from './json-object.ts';
import type { Wrong } from './recompute.ts';

/** What a client wrote down of a table while it was played: a note in JSON (docs/audit.md). */
export interface Remembered {
  /** When the client first saw the table, in milliseconds since 1970. */
  readonly seenAt: number;
  /** The hash of the seed as it was first shown, and whether that was before the deal. */
  readonly commitment: string;
  readonly sawBeginning: boolean;
  /** What the own seat gave to the deal; null where it gave nothing. */
  readonly entropy: string | null;
  /** The hashes of all that the seats gave, in seat order, as they were before any was opened. */
  readonly entropyHashes: readonly string[] | null;
  /** The last link of the chain that was seen. */
  readonly link: { readonly n: number; readonly hash: string } | null;
}

/** What of a note could be compared with a record, and is the same there. */
export type Compared = 'commitment' | 'entropy' | 'entropyHashes' | 'link';

/** What of a note belongs to the header, and what of that the header says otherwise. */
export function compareHeader(
  { commitment, entropy, entropyHashes }: Remembered,
  header: Pick<Header, 'commitment' | 'entropy'>,
): { readonly compared: Compared[]; readonly wrong: Wrong | null } {
  const compared: Compared[] = [];
  const differs = (key: string) => ({ compared, wrong: { reason: text(key) } });
  if (header.commitment !== commitment) return differs('verdict.other-commitment');
  compared.push('commitment');
  if (entropy !== null) {
    if (!header.entropy.includes(entropy)) return differs('verdict.other-entropy');
    compared.push('entropy');
  }
  if (entropyHashes !== null) {
    if (header.entropy.map(entropyHashOf).join() !== entropyHashes.join())
      return differs('verdict.other-entropy-hashes');
    compared.push('entropyHashes');
  }
  return { compared, wrong: null };
}

/** The note that is written there; null where it is none. */
export function rememberedIn(written: string): Remembered | null {
  const note = objectIn(written);
  return note !== null && isRemembered(note) ? (note as unknown as Remembered) : null;
}

function isRemembered({
  seenAt,
  commitment,
  sawBeginning,
  entropy,
  entropyHashes,
  link,
}: JsonObject): boolean {
  return (
    typeof seenAt === 'number' &&
    typeof commitment === 'string' &&
    typeof sawBeginning === 'boolean' &&
    (entropy === null || typeof entropy === 'string') &&
    (entropyHashes === null || isTexts(entropyHashes)) &&
    (link === null || isLink(link))
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isLink(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { n, hash } = value as JsonObject;
  return Number.isInteger(n) && typeof hash === 'string';
}

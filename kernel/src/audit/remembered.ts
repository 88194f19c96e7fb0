import { type JsonObject, objectIn } from './json-object.ts';
import type { ShownLinks } from './shown-links.ts';

/** What a client wrote down of a table while it was played: a note in JSON (docs/audit.md). */
export interface Remembered {
  /** When the client first saw the table, in milliseconds since 1970. */
  readonly seenAt: number;
  /** The hash of the seed as it was first shown, and whether that was before the deal. */
  readonly commitment: string;
  readonly sawBeginning: boolean;
  /** Whether the first card said that it is a table for practice; missing in older notes, like all that follows it. */
  readonly practice?: boolean;
  /** What the own seat gave to the deal; null if it gave nothing. */
  readonly entropy: string | null;
  /** Whether that was opened: it is never opened again under other hashes. */
  readonly isOpened?: boolean;
  /** The hashes of all that the seats gave, in seat order, as they were before any was opened. */
  readonly entropyHashes: readonly string[] | null;
  /** The hash of the options that was shown with them. */
  readonly optionsHash?: string | null;
  /** The hashes of the seats at each deal that was broken off, as far as the client knows of them. */
  readonly undealt?: readonly (readonly string[])[];
  /** The version of the rules the game began with; null before it began. */
  readonly rules?: number | null;
  /** The last link of the chain that was seen. */
  readonly link: SeenLink | null;
  /** Every link that was seen, under one hash for each list without a gap. */
  readonly shown?: readonly ShownLinks[];
  /** The first entry whose link the server left out, though it showed a later one; null if it left out none. */
  readonly withheld?: number | null;
  /** The first link that does not go with one that was seen before; null if all do. */
  readonly otherLink?: SeenLink | null;
}

export interface SeenLink {
  readonly n: number;
  readonly hash: string;
}

/** The note that is written there; null if it is none. */
export function rememberedIn(written: string): Remembered | null {
  const note = objectIn(written);
  return note !== null && isRemembered(note) ? (note as unknown as Remembered) : null;
}

function isRemembered(note: JsonObject): boolean {
  const { seenAt, commitment, sawBeginning, entropy, entropyHashes, link } = note;
  const { practice = false, isOpened = false, optionsHash = null, undealt = [], rules = null } = note;
  return (
    typeof seenAt === 'number' &&
    typeof commitment === 'string' &&
    typeof sawBeginning === 'boolean' &&
    typeof practice === 'boolean' &&
    (entropy === null || typeof entropy === 'string') &&
    typeof isOpened === 'boolean' &&
    (entropyHashes === null || isTexts(entropyHashes)) &&
    (optionsHash === null || typeof optionsHash === 'string') &&
    Array.isArray(undealt) &&
    undealt.every(isTexts) &&
    (rules === null || Number.isInteger(rules)) &&
    isLink(link) &&
    isShown(note.shown ?? []) &&
    ((note.withheld ?? null) === null || Number.isInteger(note.withheld)) &&
    isLink(note.otherLink ?? null)
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isShown(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.every((each) => {
    const { from, to, hash } = (each ?? {}) as JsonObject;
    return Number.isInteger(from) && Number.isInteger(to) && typeof hash === 'string';
  });
}

function isLink(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { n, hash } = value as JsonObject;
  return Number.isInteger(n) && typeof hash === 'string';
}

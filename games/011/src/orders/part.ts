import { POSITION_NAMES } from '../table/choices.ts';

/** What is left to do when the order bids no further. */
export type Lastly = 'pass' | 'wake';

/** What an order says about one position, about the auction under way, or about whatever it does not name. */
export interface Part {
  /** Counted from 1; null if none is named. */
  readonly position: number | null;
  /** How far it bids; null if it does not bid. Without a position that is for the auction under way only. */
  readonly bid: {
    /** The first bid, should its owner open the auction (AUC-2). */
    readonly first: number;
    readonly most: number;
  } | null;
  readonly lastly: Lastly;
}

const PART =
  /^(?:(?<named>VI|IV|V|I{1,3})\s+)?(?:(?:from\s+(?<first>\d{1,6})\s+)?up\s+to\s+(?<most>\d{1,6})(?:\s*,)?\s+then\s+)?(?<lastly>pass|wake)$/i;

/** Reads `II from 1 up to 7 then pass`, of which `II`, `from 1` and all before `pass` may be left out. */
export function readPart(written: string): Part | null {
  const groups = PART.exec(written.trim())?.groups;
  if (groups === undefined) return null;
  const { named, first, most, lastly } = groups;
  // Only who names a position can open with it.
  if (named === undefined && first !== undefined) return null;
  return {
    position: named === undefined ? null : POSITION_NAMES.indexOf(named.toUpperCase()) + 1,
    bid: most === undefined ? null : { first: Number(first ?? 0), most: Number(most) },
    lastly: lastly?.toLowerCase() as Lastly,
  };
}

export function writePart({ position, bid, lastly }: Part): string {
  const words: string[] = [];
  if (position !== null) words.push(POSITION_NAMES[position - 1] as string);
  if (bid !== null) {
    if (bid.first > 0) words.push(`from ${bid.first}`);
    words.push(`up to ${bid.most} then`);
  }
  return [...words, lastly].join(' ');
}

/** Whether both speak of the same auction. */
export function isSameAuction(one: Part, other: Part): boolean {
  const areBothRest = (one.bid === null) === (other.bid === null);
  return one.position === other.position && (one.position !== null || areBothRest);
}

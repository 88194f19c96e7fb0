import {
  type Link,
  linksIn,
  type Remembered,
  type SeenLink,
  ShownComparison,
  withShown,
} from '@vigilia/kernel';
import type { ServerLogEntry } from './requests.ts';

/** A row as far as it concerns the hashes of the log. */
export type LinkedRow = Pick<ServerLogEntry, 'answers' | 'undone' | 'link'>;

/** The links of a log that this page was shown, to find one that does not go with the others. */
export class SeenLinks {
  /** Whether the log is shorter than it was, and has not been shown again as far as it went. */
  isShorter = false;
  private readonly hashes = new Map<number, string>();
  /** The `n` that the latest row led to, and how many answers stood then; null before the first. */
  private last: number | null = null;
  private answers = 0;

  /** Takes the latest link of the note, from before this page was opened. */
  constructor(noted: SeenLink | null) {
    if (noted !== null) this.hashes.set(noted.n, noted.hash);
  }

  /** The note with the link that a message shows as the last of the log. */
  takeLatest(note: Remembered, link: Link): Remembered {
    const other = this.otherIn(note, link);
    if (other !== null) return withOther(note, other);
    const { n, hash } = link;
    const before = note.link?.n ?? -1;
    // What was shown must be shown again, or be passed with its hash inside a plan.
    const isPassed = linksIn(link).some((each) => each.n === before);
    if (n < before) this.isShorter = true;
    else if (isPassed) this.isShorter = false;
    return this.isShorter || n <= before ? note : { ...note, link: { n, hash } };
  }

  /**
   * The note with the links of rows, in order: all since the deal, or those after the rows that were taken. Null if
   * links are missing before them: then the whole log is wanted, and if that has none either the server withholds them.
   */
  takeRows(
    note: Remembered,
    rows: readonly LinkedRow[],
    { isWhole }: { readonly isWhole: boolean },
  ): Remembered | null {
    let { shown = [], withheld = null } = note;
    let last = isWhole ? -1 : (this.last ?? shown.at(-1)?.to ?? -1);
    const comparison = new ShownComparison(isWhole ? shown : []);
    if (isWhole) this.answers = 0;
    for (const row of rows) {
      const { link } = row;
      const isEntry = row.answers !== this.answers || row.undone !== undefined;
      this.answers = row.answers;
      const other = link == null ? null : this.otherIn(note, link);
      if (other !== null) return withOther({ ...note, shown, withheld }, other);
      // The page was shown this row before, or a log that is shorter than it was.
      if (!isWhole && ((link != null && link.n < (note.link?.n ?? -1)) || this.isShorter)) continue;
      if (link == null ? isEntry : first(link) > last + 1) {
        if (!isWhole) return null;
        withheld ??= last + 1;
      }
      if (link == null) continue;
      last = link.n;
      const differs = linksIn(link).find((each) => comparison.take(each) !== null);
      if (differs !== undefined && withheld === null) return withOther(note, differs);
      if (!this.isShorter) shown = linksIn(link).reduce(withShown, shown);
    }
    this.last = last;
    return { ...note, shown, withheld };
  }

  /** A link that was shown before with another hash; null if there is none. */
  private otherIn(note: Remembered, link: Link): SeenLink | null {
    for (const each of linksIn(link)) {
      const known = each.n === note.link?.n ? note.link.hash : this.hashes.get(each.n);
      if (known !== undefined && known !== each.hash) return each;
      this.hashes.set(each.n, each.hash);
    }
    return null;
  }
}

function first({ n, inside = [] }: Link): number {
  return n - inside.length;
}

function withOther(note: Remembered, other: SeenLink): Remembered {
  return { ...note, otherLink: other };
}

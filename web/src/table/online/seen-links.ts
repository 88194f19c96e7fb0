import type { SeenLink } from '@vigilia/kernel';

/** The links of a log that this page was shown, to find one that does not go with the others. */
export class SeenLinks {
  private readonly hashes = new Map<number, string>();
  private latest: number;

  /** Takes the latest link of the note, from before this page was opened. */
  constructor(noted: SeenLink | null) {
    this.latest = noted?.n ?? 0;
    if (noted !== null) this.hashes.set(noted.n, noted.hash);
  }

  /**
   * How a link goes with those before it: it is the latest, it was shown before, the log has become shorter, or an entry
   * was shown with another hash.
   */
  take({ n, hash }: SeenLink): 'follows' | 'known' | 'shorter' | 'other' {
    const known = this.hashes.get(n);
    if (known !== undefined && known !== hash) return 'other';
    if (n < this.latest) return known === undefined ? 'shorter' : 'known';
    this.hashes.set(n, hash);
    this.latest = n;
    return 'follows';
  }
}

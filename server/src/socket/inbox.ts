/**
 * The messages of many sockets that come in with one turn of the event loop are answered together at its end: all are
 * read, then all are applied, then their rows go to disk in one commit. The same code runs many times in a row, and
 * nothing cold stands between.
 */
export class Inbox {
  private waiting: (() => void)[] = [];

  /** Begins this once all that came in with this turn is read. */
  add(begin: () => void): void {
    if (this.waiting.push(begin) === 1) setImmediate(() => this.beginAll());
  }

  private beginAll(): void {
    const { waiting } = this;
    this.waiting = [];
    for (const begin of waiting) begin();
  }
}

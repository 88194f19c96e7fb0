/**
 * What came in during one turn of the event loop is read one after the other at its end. Reading sockets and taking
 * choices are much code each: either runs several times as fast when the other does not come between.
 */
export class Inbox {
  private waiting: (() => void)[] = [];

  put(read: () => void): void {
    if (this.waiting.length === 0) setImmediate(() => this.readAll());
    this.waiting.push(read);
  }

  private readAll(): void {
    const all = this.waiting;
    this.waiting = [];
    for (const read of all) read();
  }
}

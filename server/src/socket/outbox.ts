/** Where frames go: one socket. */
export interface Outlet {
  /** Frames that leave with the end of this turn of the event loop. */
  readonly waiting: Buffer[];
  write(frames: Buffer): void;
}

/**
 * Frames for many sockets of one turn of the event loop leave together at its end. Each client is woken once instead
 * of for every frame, and nothing cold stands between one write and the next.
 */
export class Outbox {
  private outlets: Outlet[] = [];

  send(outlet: Outlet, frame: Buffer): void {
    if (outlet.waiting.push(frame) > 1) return;
    if (this.outlets.push(outlet) === 1) setImmediate(() => this.flushAll());
  }

  private flushAll(): void {
    const { outlets } = this;
    this.outlets = [];
    for (const outlet of outlets) flush(outlet);
  }
}

/** What waits for one socket leaves now. */
export function flush(outlet: Outlet): void {
  const { waiting } = outlet;
  const [first, second] = waiting;
  if (first === undefined) return;
  const frames = second === undefined ? first : Buffer.concat(waiting);
  waiting.length = 0;
  outlet.write(frames);
}

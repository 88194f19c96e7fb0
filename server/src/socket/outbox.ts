/** Where frames go: one socket. */
export interface Outlet {
  write(frames: Buffer): void;
}

/**
 * Frames for many sockets of one turn of the event loop leave together at its end. Each client is woken once instead
 * of for every frame, and nothing cold stands between one write and the next.
 */
export class Outbox {
  private readonly waiting = new Map<Outlet, Buffer[]>();

  send(outlet: Outlet, frame: Buffer): void {
    const frames = this.waiting.get(outlet);
    if (frames !== undefined) {
      frames.push(frame);
      return;
    }
    if (this.waiting.size === 0) setImmediate(() => this.flushAll());
    this.waiting.set(outlet, [frame]);
  }

  /** What waits for one socket leaves now: something else is about to be written to it. */
  flush(outlet: Outlet): void {
    const frames = this.waiting.get(outlet);
    if (frames === undefined) return;
    this.waiting.set(outlet, []);
    write(outlet, frames);
  }

  private flushAll(): void {
    for (const [outlet, frames] of this.waiting) write(outlet, frames);
    this.waiting.clear();
  }
}

function write(outlet: Outlet, frames: readonly Buffer[]): void {
  const [first, ...others] = frames;
  if (first === undefined) return;
  outlet.write(others.length === 0 ? first : Buffer.concat(frames));
}

/** The server's clock, estimated from the times in its messages. */
export class ServerClock {
  private ahead = 0;

  /** A message of this time has just arrived, in milliseconds since 1970. */
  sync(at: number): void {
    this.ahead = at - Date.now();
  }

  now(): number {
    return Date.now() + this.ahead;
  }
}

/** The clock of the house, as far as can be told from what it says. */
export class ServerClock {
  private ahead = 0;

  /** Something was just said that bears this time, in milliseconds since 1970. */
  hear(at: number): void {
    this.ahead = at - Date.now();
  }

  now(): number {
    return Date.now() + this.ahead;
  }
}

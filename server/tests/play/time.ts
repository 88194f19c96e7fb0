/** A clock that moves when the test says so. */
export class Time {
  at = Date.UTC(2026, 0, 31, 20);
  readonly now = (): number => this.at;

  pass(milliseconds: number): void {
    this.at += milliseconds;
  }
}

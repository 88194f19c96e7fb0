/** One wait at a time, which can be ended before its time. */
export class Wait {
  private finish: (() => void) | null = null;

  start(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((over) => {
      const timer = setTimeout(() => this.end(), milliseconds);
      this.finish = () => {
        clearTimeout(timer);
        over();
      };
    });
  }

  end(): void {
    this.finish?.();
    this.finish = null;
  }
}

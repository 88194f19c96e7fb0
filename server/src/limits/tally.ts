/** Counts things by whose they are, and remembers only those who have any. */
export class Tally {
  readonly #counts = new Map<string, number>();

  /** Those who have more than this number. */
  above(least: number): [whose: string, count: number][] {
    return [...this.#counts].filter(([, count]) => count > least);
  }

  of(whose: string): number {
    return this.#counts.get(whose) ?? 0;
  }

  add(whose: string): void {
    this.#counts.set(whose, this.of(whose) + 1);
  }

  remove(whose: string): void {
    const left = this.of(whose) - 1;
    if (left > 0) this.#counts.set(whose, left);
    else this.#counts.delete(whose);
  }
}

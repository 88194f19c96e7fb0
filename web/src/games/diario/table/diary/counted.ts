/** A sum of goods that are written `raw-food:2`. */
export class Counted {
  private readonly counts = new Map<string, number>();

  add(goods: readonly string[]): void {
    for (const written of goods) {
      const [good = '', count] = written.split(':');
      this.counts.set(good, (this.counts.get(good) ?? 0) + Number(count));
    }
  }

  list(): readonly string[] {
    return [...this.counts].map(([good, count]) => `${good}:${count}`);
  }
}

/** JSON of values that several viewers share, written once for all of them. */
export class JsonCache {
  private readonly known = new Map<object, string>();

  of(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const written = JSON.stringify(value);
    this.known.set(value, written);
    return written;
  }

  /** A list whose items are shared. */
  list(values: readonly unknown[]): string {
    let written = '[';
    for (const [index, value] of values.entries())
      written += index === 0 ? this.of(value) : `,${this.of(value)}`;
    return `${written}]`;
  }
}

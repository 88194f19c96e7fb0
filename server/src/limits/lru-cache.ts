/** Remembers a bounded number of values: what was not asked for the longest goes first. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;
  #latest: string | null = null;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** The value, without counting as asked for: for callers that keep it again at once. */
  peek(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    // A Map goes through its keys in the order they were set: the first is the one not asked for the longest.
    if (key !== this.#latest) this.#values.delete(key);
    this.#latest = key;
    this.#values.set(key, value);
    if (this.#values.size <= this.#most) return;
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest);
      return;
    }
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }

  get size(): number {
    return this.#values.size;
  }
}

/** Remembers values up to a size, which is their number if nothing else is said: what was not asked for the longest goes first. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;
  #latest: string | null = null;

  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
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
    const known = this.#values.get(key);
    // A Map goes through its keys in the order they were set: the first is the one not asked for the longest.
    if (known !== undefined && key !== this.#latest) this.#values.delete(key);
    this.#latest = key;
    this.#values.set(key, value);
    this.#size += this.#sizeOf(value) - (known === undefined ? 0 : this.#sizeOf(known));
    if (this.#size <= this.#most) return;
    for (const oldest of this.#values.keys()) {
      this.delete(oldest);
      if (this.#size <= this.#most) return;
    }
  }

  delete(key: string): void {
    const known = this.#values.get(key);
    if (known === undefined) return;
    this.#values.delete(key);
    this.#size -= this.#sizeOf(known);
  }

  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }

  /** How many values there are. */
  get count(): number {
    return this.#values.size;
  }
}

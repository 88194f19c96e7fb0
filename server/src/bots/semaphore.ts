/** So many may go at once; the others wait in the order they came. */
export interface Turns {
  take(): Promise<void>;
  pass(): void;
}

export function turnsFor(places: number): Turns {
  const queue: (() => void)[] = [];
  let free = places;
  return {
    async take() {
      if (free > 0) free--;
      else await new Promise<void>((go) => queue.push(go));
    },
    pass() {
      const next = queue.shift();
      if (next === undefined) free++;
      else next();
    },
  };
}

/** Lets a fixed number run at once; the others wait in the order they came. */
export interface Semaphore {
  acquire(): Promise<void>;
  release(): void;
}

export function semaphoreOf(places: number): Semaphore {
  const queue: (() => void)[] = [];
  let free = places;
  return {
    async acquire() {
      if (free > 0) free--;
      else await new Promise<void>((go) => queue.push(go));
    },
    release() {
      const next = queue.shift();
      if (next === undefined) free++;
      else next();
    },
  };
}

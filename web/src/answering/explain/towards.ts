/** Where something lies on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Way = Readonly<{ x: -1 | 0 | 1; y: -1 | 0 | 1 }>;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies next in the direction of an arrow key: straight on before aside. Null where nothing does, or for another key. */
export function towards<S extends Spot>(from: Spot, key: string, spots: readonly S[]): S | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const cost = (spot: Spot) => {
    const [across, down] = [spot.x - from.x, spot.y - from.y];
    const along = across * way.x + down * way.y;
    const aside = Math.abs(across * way.y) + Math.abs(down * way.x);
    return along <= 1 ? Number.POSITIVE_INFINITY : along + 2 * aside;
  };
  const ahead = spots.filter((spot) => cost(spot) < Number.POSITIVE_INFINITY);
  return ahead.toSorted((one, other) => cost(one) - cost(other))[0] ?? null;
}

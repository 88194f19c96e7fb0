import { type Draw, drawBelow, namedSeed } from '@vigilia/kernel';

/** Draws that are the same whenever they are made under the same name. */
export function seeded(name: string): Draw {
  const chance = { seed: namedSeed(name), drawn: {} };
  return (sides) => drawBelow(chance, 'test', sides);
}

export function pick<T>(draw: Draw, items: readonly T[]): T {
  return items[draw(items.length)] as T;
}

/**
 * Who sits where, by the names given: one for all seats, one for each, or two, the first alone among the second.
 * Null if the names fit no table.
 */
export function tableOf(names: readonly string[], seats: number): readonly string[] | null {
  if (names.length === seats) return names;
  const [alone, others = alone] = names;
  if (alone === undefined || others === undefined || names.length > 2 || names.length > seats) return null;
  return [alone, ...Array.from({ length: seats - 1 }, () => others)];
}

/** The same table rotated: the first player moves to the seat of that number. */
export function rotated(table: readonly string[], rotation: number): string[] {
  return table.map((_, seat) => table[(seat + table.length - rotation) % table.length] as string);
}

/** How often the table can be moved on before everybody meets the same neighbours at the same seats again. */
export function rotationsOf(table: readonly string[]): number {
  let rotation = 1;
  while (rotated(table, rotation).join() !== table.join()) rotation++;
  return rotation;
}

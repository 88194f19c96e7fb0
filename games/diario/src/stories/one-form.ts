/**
 * Whether this is a list in its one form: each value known, in the order of their letters, each once. Equal options then
 * have equal hashes.
 */
export function isInOneForm<T extends string>(
  given: unknown,
  isKnown: (value: unknown) => value is T,
): given is readonly T[] {
  if (!Array.isArray(given)) return false;
  return given.every((value, index) => isKnown(value) && (index === 0 || given[index - 1] < value));
}

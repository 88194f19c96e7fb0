/** Where two pieces of plain JSON part, and what stands there: undefined if one of them has nothing. */
export interface Difference {
  /** As in `state.players[2].time`. */
  readonly path: string;
  readonly recorded: unknown;
  readonly computed: unknown;
}

/** The first value that differs, in the order of the computed one; the order of keys means nothing. */
export function firstDifference(recorded: unknown, computed: unknown, path = ''): Difference | null {
  if (!isObject(recorded) || !isObject(computed) || Array.isArray(recorded) !== Array.isArray(computed)) {
    return Object.is(recorded, computed) ? null : { path, recorded, computed };
  }
  const isList = Array.isArray(computed);
  for (const key of new Set([...Object.keys(computed), ...Object.keys(recorded)])) {
    const step = isList ? `[${key}]` : path === '' ? key : `.${key}`;
    const found = firstDifference(recorded[key], computed[key], `${path}${step}`);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

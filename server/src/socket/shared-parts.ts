/**
 * The parts of a view that viewers have in common, written once for all of them and for as long as they stay the
 * same: most of what lies on a table lies open, and little of it changes with one answer. Looking whether a part is
 * the same takes a tenth of writing it.
 */
export class SharedParts {
  private readonly latest = new Map<string, { readonly value: unknown; readonly written: string }>();

  /** A part as JSON. Values are never changed in place. */
  write(name: string, value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    const latest = this.latest.get(name);
    if (latest !== undefined && isSame(latest.value, value)) return latest.written;
    const written = JSON.stringify(value);
    this.latest.set(name, { value, written });
    return written;
  }
}

/** Whether two plain values read the same, field by field in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  if (Array.isArray(other)) return false;
  return isSameRecord(one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!isSame(one[index], other[index])) return false;
  return true;
}

function isSameRecord(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  // In another order they were written for somebody else, and the order may tell what that one holds.
  for (const [index, name] of names.entries())
    if (name !== others[index] || !isSame(one[name], other[name])) return false;
  return true;
}

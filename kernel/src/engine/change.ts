/**
 * What turns one plain value into another. `[value]` puts a value in the place of the old one; a record of changes
 * goes on inside a record, or inside a list of the same length by index. What is not named stays as it is.
 */
export type Change = readonly [unknown] | { readonly [field: string]: Change };

type Fields = Readonly<Record<string, unknown>>;

/** The change from one value to another as JSON; null if they read the same. Values are never changed in place. */
export function writeChange(before: unknown, after: unknown): string | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return whole(after);
  if (Array.isArray(before) !== Array.isArray(after)) return whole(after);
  if (!Array.isArray(after)) return writeInRecord(before as Fields, after as Fields);
  const list = before as readonly unknown[];
  return list.length === after.length ? writeInList(list, after) : whole(after);
}

function writeInList(before: readonly unknown[], after: readonly unknown[]): string | null {
  let written = '';
  for (let index = 0; index < after.length; index++) {
    // Asked here and not inside: most of a view is as it was.
    if (before[index] === after[index]) continue;
    const change = writeChange(before[index], after[index]);
    if (change !== null) written += `${written === '' ? '{' : ','}"${index}":${change}`;
  }
  return written === '' ? null : `${written}}`;
}

function writeInRecord(before: Fields, after: Fields): string | null {
  let written = '';
  let fields = 0;
  for (const name in after) {
    fields++;
    const was = before[name];
    const is = after[name];
    if (was === is) continue;
    // A field that was not there before: nothing is left but to write it whole.
    if (was === undefined) return whole(after);
    const change = writeChange(was, is);
    if (change !== null) written += `${written === '' ? '{' : ','}${JSON.stringify(name)}:${change}`;
  }
  for (const _ in before) fields--;
  if (fields !== 0) return whole(after);
  return written === '' ? null : `${written}}`;
}

function whole(value: unknown): string {
  return `[${JSON.stringify(value) ?? 'null'}]`;
}

/** What a change makes of a value: the reader's side. */
export function withChange(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const inside = Object.entries(change as Readonly<Record<string, Change>>);
  if (Array.isArray(value)) {
    const list = [...value];
    for (const [index, part] of inside) list[Number(index)] = withChange(list[Number(index)], part);
    return list;
  }
  const record: Record<string, unknown> = { ...(value as Fields) };
  for (const [name, part] of inside) record[name] = withChange(record[name], part);
  return record;
}

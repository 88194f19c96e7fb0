/**
 * Where a value is not plain JSON, as a path such as `.players[2].seen`; null if it is. What JSON would
 * drop or change without a word (undefined, -0, a Date, a hole in an array) is not plain.
 */
export function whereNotPlain(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} (${nameOf(value)})`;
    case 'object':
      return value === null ? null : whereObjectNotPlain(value, path);
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      return `${path} (${typeof value})`;
  }
}

function whereObjectNotPlain(value: object, path: string): string | null {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const where = whereNotPlain(value[index], `${path}[${index}]`);
      if (where !== null) return where;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype) return `${path} (${value.constructor?.name ?? 'no prototype'})`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} (a symbol among its keys)`;
  for (const [key, inner] of Object.entries(value)) {
    const where = whereNotPlain(inner, `${path}.${key}`);
    if (where !== null) return where;
  }
  return null;
}

function nameOf(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

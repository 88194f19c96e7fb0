/** A view as an outline: a value as it is written, or named entries. */
export type Outline = string | readonly (readonly [name: string, entry: Outline])[];

/** The outline of a view, which is plain JSON: lists are numbered from 1, nothing and empty lists are a dash. */
export function outlineOf(value: unknown): Outline {
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'object') return String(value);
  const entries = Array.isArray(value)
    ? value.map((each, index) => [String(index + 1), each] as const)
    : Object.entries(value).map(([name, each]) => [wordsOf(name), each] as const);
  if (entries.length === 0) return '–';
  return entries.map(([name, each]) => [name, outlineOf(each)] as const);
}

/** `litBy` is read as “Lit by”. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

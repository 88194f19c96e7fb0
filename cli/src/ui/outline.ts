/** Any plain value as an indented outline of its fields. */
export function outline(value: unknown): string[] {
  if (!isNested(value)) return [wordsOf(value)];
  return labelled(value).flatMap(([label, field]) => {
    if (isNested(field)) return [`${label}:`, ...outline(field).map((line) => `  ${line}`)];
    return [`${label}: ${wordsOf(field)}`];
  });
}

/** Fields by their names in words, the elements of a list by their numbers. */
function labelled(value: object): [label: string, field: unknown][] {
  if (Array.isArray(value)) return value.map((each, index) => [String(index + 1), each]);
  return Object.entries(value).map(([name, field]) => [inWords(name), field]);
}

function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
}

/** Whether a value takes lines of its own: a list of plain values stands on one. */
function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.some(isObject) : Object.keys(value).length > 0;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(wordsOf).join(', ');
  return value === null || value === undefined || isObject(value) ? '-' : String(value);
}

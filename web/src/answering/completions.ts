/** Lines that could follow what is typed, the last part of it only; everything before a semicolon is kept. */
export function completions(typed: string, known: readonly string[], most: number): string[] {
  const start = typed.lastIndexOf(';') + 1;
  const before = typed.slice(0, start);
  const part = typed.slice(start).trimStart().toLowerCase();
  return known
    .filter((line) => line.toLowerCase().startsWith(part) && line.toLowerCase() !== part.trimEnd())
    .slice(0, most)
    .map((line) => (before === '' ? line : `${before} ${line}`));
}

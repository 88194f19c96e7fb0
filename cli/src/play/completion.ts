/**
 * What the Tab key offers: the words that may follow in the last part of a line, by the lines that are known.
 * Readline wants the candidates, and the end of the line they stand for.
 */
export function completions(typed: string, known: readonly string[]): [string[], string] {
  const part = typed.slice(typed.lastIndexOf(';') + 1).trimStart();
  const word = part.slice(part.lastIndexOf(' ') + 1);
  const before = part.length - word.length;
  const words = known
    .filter((line) => line.toLowerCase().startsWith(part.toLowerCase()))
    .map((line) => line.slice(before).split(' ')[0] ?? '')
    .filter((candidate) => candidate !== '');
  return [[...new Set(words)].map((candidate) => `${candidate} `), word];
}

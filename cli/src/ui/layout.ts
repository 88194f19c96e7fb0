import { stripVTControlCharacters, styleText } from 'node:util';

const LONGEST_LINE = 100;
const USUAL_WIDTH = 80;

/** The width of a page of prose: that of the terminal, up to a limit that is good to read. */
export function pageWidth(): number {
  return Math.min(process.stdout.columns ?? USUAL_WIDTH, LONGEST_LINE);
}

/** Breaks a text into lines at its spaces; every line but the first begins with the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (line === '') line = lines.length > 0 ? indent + word : word;
    else if (lengthOf(line) + 1 + lengthOf(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** How many characters a text takes on the screen, its colours aside. */
export function lengthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - lengthOf(text)));
}

/** Two drawings side by side. */
export function beside(left: readonly string[], right: readonly string[], gap = 3): string[] {
  const width = Math.max(...left.map(lengthOf)) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, row) =>
    `${padded(left[row] ?? '', width)}${right[row] ?? ''}`.trimEnd(),
  );
}

/** Columns as wide as what is in them; numbers and words alike begin at the left. */
export function columns(rows: readonly (readonly string[])[], gap = 2): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((value, column) => padded(value, widths[column] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Coloured if colours are wanted (NO_COLOR is honoured); what is coloured must be legible without. */
export function paint(colour: Parameters<typeof styleText>[0], text: string): string {
  return styleText(colour, text);
}

/** Texts as paragraphs: what ends with a colon begins one, and what follows belongs to it. */
export function paragraphs(texts: readonly string[]): string[] {
  const joined: string[] = [];
  let isLabelled = false;
  for (const text of texts) {
    const isLabel = text.endsWith(':');
    const before = joined.at(-1);
    if (before !== undefined && (before.endsWith(':') || (isLabelled && !isLabel)))
      joined[joined.length - 1] = `${before} ${text}`;
    else joined.push(text);
    isLabelled ||= isLabel;
  }
  return joined;
}

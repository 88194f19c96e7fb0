import { linesOf, type Written } from '../golden.ts';

/** A golden game of Diario up to the first choice that fits. */
export function before(name: string, choice: RegExp): Written {
  const lines = linesOf(name, 'diario');
  const end = lines.findIndex((line) => choice.test(line));
  if (end < 0) throw new RangeError(`no choice of ${name} fits ${choice}`);
  return { lines: lines.slice(0, end), seat: Number(lines[end]?.[1]) - 1 };
}

/** A golden game of Diario up to its last choice. */
export function nearlyOver(name: string): Written {
  return { lines: linesOf(name, 'diario').slice(0, -1), seat: 0 };
}

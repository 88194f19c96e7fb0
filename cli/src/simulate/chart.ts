import { padded } from '../ui/layout.ts';

const LABEL = 32;
const BAR = 40;

/** One line of a summary: what it is, and what it came to. */
export function labelled(label: string, ...parts: readonly (string | number)[]): string {
  return `${padded(label, LABEL)} ${parts.join('  ')}`.trimEnd();
}

/** A bar for each, as long as it is frequent. */
export function barChart(rows: readonly (readonly [label: string, count: number])[]): string[] {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return rows.map(([label, count]) =>
    labelled(label, padded('#'.repeat(Math.ceil((BAR * count) / most)), BAR), count),
  );
}

export function rounded(value: number): number {
  return Number(value.toFixed(2));
}

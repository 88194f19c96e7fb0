import { padded } from './layout.ts';

const LABEL = 32;
const BAR = 40;

/** One line of a summary: a label and its values. */
export function labelled(label: string, ...parts: readonly (string | number)[]): string {
  return `${padded(label, LABEL)} ${parts.join('  ')}`.trimEnd();
}

/** A bar for each row, as long as its share of the greatest count. */
export function barChart(rows: readonly (readonly [label: string, count: number])[]): string[] {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return rows.map(([label, count]) =>
    labelled(label, padded('#'.repeat(Math.ceil((BAR * count) / most)), BAR), count),
  );
}

/** A number with at most this many digits behind the point, as reports hold it. */
export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

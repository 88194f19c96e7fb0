import { type Interval, wilson } from '@vigilia/bots';

/** How far the middle 95 % of a normal distribution reach, in standard deviations. */
const DEVIATIONS = 1.959964;

/** With fewer values a normal interval promises too much. */
const ENOUGH = 10;

/** Written if nothing was counted. */
export const NOTHING = '–';

type Histogram = Readonly<Record<string, number>>;

export function sum(histogram: Histogram = {}): number {
  return Object.values(histogram).reduce((all, times) => all + times, 0);
}

/** A share in per cent with its interval: `62.5 % (57.7–67.1)`. */
export function share(part: number, whole: number): string {
  if (whole === 0) return NOTHING;
  const { low, high } = wilson(part, whole);
  return `${percent(part / whole)} % (${percent(low)}–${percent(high)})`;
}

/** A share as a multiple of what would be fair, with its interval: `1.25 (1.10–1.41)`. */
export function multiple(part: number, whole: number, fair: number): string {
  if (whole === 0 || fair === 0) return NOTHING;
  const { low, high } = wilson(part, whole);
  return spread(part / whole / fair, { low: low / fair, high: high / fair });
}

/** The mean of the counted values with its interval, `3.20 (2.95–3.45)`, or with their number if they are few. */
export function mean(histogram: Histogram = {}): string {
  const times = sum(histogram);
  if (times === 0) return NOTHING;
  const values = Object.entries(histogram).map(([value, count]) => [Number(value), count] as const);
  const middle = values.reduce((all, [value, count]) => all + value * count, 0) / times;
  if (times < ENOUGH) return `${middle.toFixed(2)} (of ${times})`;
  const squares = values.reduce((all, [value, count]) => all + count * (value - middle) ** 2, 0);
  const reach = DEVIATIONS * Math.sqrt(squares / (times - 1) / times);
  return spread(middle, { low: middle - reach, high: middle + reach });
}

export function spread(value: number, { low, high }: Interval): string {
  return `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

function percent(part: number): string {
  return (100 * part).toFixed(1);
}

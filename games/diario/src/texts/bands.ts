/** The bands of odds, from no chance to certainty: a word for each stands in the catalog under `chance`. */
export const CHANCES = ['none', 'faint', 'slim', 'even', 'good', 'strong', 'sure'] as const;

export type ChanceBand = (typeof CHANCES)[number];

/** The highest percentage of each band but the last. */
const UP_TO: readonly (readonly [percent: number, band: ChanceBand])[] = [
  [0, 'none'],
  [12, 'faint'],
  [35, 'slim'],
  [60, 'even'],
  [85, 'good'],
  [99, 'strong'],
];

/** The band of a chance in percent. */
export function bandOf(percent: unknown): ChanceBand {
  const value = Number(percent);
  return UP_TO.find(([upTo]) => value <= upTo)?.[1] ?? 'sure';
}

/** How much better or worse a person fares: a word for each stands in the catalog under `harm`. */
export const HARMS = ['much-better', 'better', 'worse', 'much-worse'] as const;

export type HarmBand = (typeof HARMS)[number];

/** The band of a change that texts write with its sign; a rise is for the worse. */
export function harmOf(signed: unknown): HarmBand {
  return harmOfSize(sizeOf(signed));
}

/** The band of a change of this size. */
export function harmOfSize(size: number): HarmBand {
  if (size < 0) return size < -1 ? 'much-better' : 'better';
  return size > 1 ? 'much-worse' : 'worse';
}

/** The number of a change as texts write it: `+2`, `−1`, `±0`. */
export function sizeOf(signed: unknown): number {
  return Number(String(signed).replace('−', '-').replace('±', ''));
}

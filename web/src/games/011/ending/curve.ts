export const WIDTH = 240;
export const HEIGHT = 96;

/** Numbers of an axis end on a multiple of this. */
const STEP = 5;

/** The highest number of an axis: a round one that holds every value. */
export function axisTop(values: readonly number[]): number {
  return Math.max(1, Math.ceil(Math.max(0, ...values) / STEP)) * STEP;
}

/** Where one of several Hours stands on the axis. */
export function xOf(index: number, count: number): number {
  return count < 2 ? 0 : Math.round((index * WIDTH * 10) / (count - 1)) / 10;
}

/** A line through a value for each Hour. */
export function pathOf(values: readonly number[], top: number): string {
  return values
    .map((value, index) => {
      const y = Math.round((1 - value / top) * HEIGHT * 10) / 10;
      return `${index === 0 ? 'M' : 'L'}${xOf(index, values.length)} ${y}`;
    })
    .join('');
}

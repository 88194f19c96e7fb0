/** The arch of the night in the picture of what wins: a parabola from its first Hour to the twelfth. */
interface Arch {
  readonly from: number;
  readonly to: number;
}

const FOOT = 58;
const CROWN = 24;

/** Where an Hour stands on the arch, the first at its foot on the left and the twelfth at its foot on the right. */
export function pointAt({ from, to }: Arch, hour: number): readonly [x: number, y: number] {
  const share = (hour - 1) / 11;
  return [round(from + share * (to - from)), round(FOOT - (FOOT - CROWN) * 4 * share * (1 - share))];
}

/** How far a mark leans so that it stands upright on the arch, in degrees. */
export function angleAt(arch: Arch, hour: number): number {
  const [x0, y0] = pointAt(arch, hour - 0.1);
  const [x1, y1] = pointAt(arch, hour + 0.1);
  return round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
}

/** The arch itself: a parabola is a quadratic curve. */
export function archPath({ from, to }: Arch): string {
  return `M${from} ${FOOT}Q${(from + to) / 2} ${2 * CROWN - FOOT} ${to} ${FOOT}`;
}

/** The pipes of the Organ, the tallest in the middle. */
export const PIPES: readonly { readonly x: number; readonly top: number }[] = [-3, -2, -1, 0, 1, 2, 3].map(
  (place) => ({ x: place * 9, top: 78 + Math.abs(place) * Math.abs(place) * 3 + Math.abs(place) * 4 }),
);

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

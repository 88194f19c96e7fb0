export const HOURS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Ragnarök stands straight up; the game begins one Hour past it (SET-2, HOUR-3). */
export const RAGNAROK = HOURS.length;

/** Degrees clockwise from straight up at which an Hour stands. */
export function angleOfHour(hour: number): number {
  return (hour * 360) / HOURS.length;
}

export function pointOfHour(hour: number, radius: number): readonly [x: number, y: number] {
  const angle = (angleOfHour(hour) * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The part of the dial the hand has passed, as the path of an SVG round 0,0; all of it at XII. */
export function gonePath(hour: number, radius: number): string {
  if (hour >= RAGNAROK) return `M0 ${-radius}a${radius} ${radius} 0 1 1 -.01 0Z`;
  const [x, y] = pointOfHour(hour, radius);
  return `M0 0V${-radius}A${radius} ${radius} 0 ${hour > RAGNAROK / 2 ? 1 : 0} 1 ${x} ${y}Z`;
}

/** The radius of the disc under the numeral of the present Hour. */
export const DISC = 10.5;

/** How high the numeral of an Hour is, by how many letters it has: all of it stands on the disc. */
export function heightOfNumeral(numeral: string): number {
  const { length } = numeral;
  return length >= 4 ? 8.5 : length === 3 ? 10.5 : 12.5;
}

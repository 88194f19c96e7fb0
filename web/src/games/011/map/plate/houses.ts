import { type Box, rectangle, round, wobble } from '../../emblems/burin.ts';

/** A house from above. Its ridge runs along the street. */
export interface House {
  readonly box: Box;
  readonly ridge: 'across' | 'down';
}

/** How far apart the tiles of a slope are cut: in the light of the north-west, and away from it. */
const LIT = 6.5;
const SHADED = 2.7;

function rows(from: number, to: number, spacing: number, line: (at: number) => string): string {
  let lines = '';
  for (let at = from + spacing / 2; at < to; at += spacing) {
    lines += line(round(at + (wobble(Math.round(at * 10), Math.round(from)) - 0.5) * spacing * 0.3));
  }
  return lines;
}

/** The tiles on both slopes of a roof. */
export function tiles({ box, ridge }: House): string {
  const { left, top, right, bottom } = box;
  if (ridge === 'across') {
    const half = round((bottom - top) / 2);
    const middle = round(top + half);
    return (
      rows(left, right, LIT, (x) => `M${x} ${round(top)}v${half}`) +
      rows(left, right, SHADED, (x) => `M${x} ${middle}v${half}`)
    );
  }
  const half = round((right - left) / 2);
  const middle = round(left + half);
  return (
    rows(top, bottom, LIT, (y) => `M${round(left)} ${y}h${half}`) +
    rows(top, bottom, SHADED, (y) => `M${middle} ${y}h${half}`)
  );
}

/** The walls, and the ridge between the slopes. */
export function walls({ box, ridge }: House): string {
  const { left, top, right, bottom } = box;
  const line =
    ridge === 'across'
      ? `M${round(left)} ${round((top + bottom) / 2)}H${round(right)}`
      : `M${round((left + right) / 2)} ${round(top)}V${round(bottom)}`;
  return rectangle(box) + line;
}

/** What a house darkens: the street to its south and east. */
export function shadow({ box: { left, top, right, bottom } }: House): string {
  return `M${round(left)} ${round(bottom)}H${round(right)}V${round(top)}`;
}

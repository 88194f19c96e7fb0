import { type Box, GAP, GUTTER } from './boxes.ts';

export interface Arrow {
  readonly from: Box;
  readonly to: Box;
  /** Only types are used. */
  readonly isDashed: boolean;
}

/** How far apart arrows run that share a gap. */
const LANE = 12;

/** The path of every arrow, as an SVG path each. */
export function pathsOf(arrows: readonly Arrow[], boxes: readonly Box[]): string[] {
  const lanes = new Map<number, number>();
  return arrows.map((arrow) => {
    const { from, to } = arrow;
    if (from.row === to.row) return alongRow(from, to);
    const end = portOf(arrow, arrows);
    const bottom = from.y + from.height;
    const isAbove = end > from.x + 10 && end < from.x + from.width - 10;
    if (isAbove && isFree(end, from, to, boxes)) return `M${end} ${bottom}V${to.y - 2}`;
    // Down to a gap, along it, and down again: in the gap below the one box or above the other.
    const start = startOf(from, end);
    const row = isFree(end, from, to, boxes) ? from.row : to.row - 1;
    const lane = lanes.get(row) ?? 0;
    lanes.set(row, lane + 1);
    const above = boxes.filter((box) => box.row === row);
    const floor = Math.max(...above.map(({ y, height }) => y + height));
    const y = floor + GAP / 2 - LANE / 2 + lane * LANE;
    return `M${start} ${bottom}V${y}H${end}V${to.y - 2}`;
  });
}

function alongRow(from: Box, to: Box): string {
  const y = from.y + 24;
  return from.x < to.x
    ? `M${from.x + from.width} ${y}H${to.x - 2}`
    : `M${from.x} ${y}H${to.x + to.width + 2}`;
}

const middleOf = ({ x, width }: Box): number => x + width / 2;

/** Where on the upper side of its target an arrow ends: those that end there share it, from left to right. */
function portOf({ from, to }: Arrow, arrows: readonly Arrow[]): number {
  const ending = arrows
    .filter((arrow) => arrow.to === to && arrow.from.row !== to.row)
    .sort((one, other) => middleOf(one.from) - middleOf(other.from));
  const place = ending.findIndex((arrow) => arrow.from === from);
  return Math.round(to.x + (to.width * (place + 1)) / (ending.length + 1));
}

/** Where a bent arrow leaves: on the side it bends to. */
function startOf({ x, width }: Box, end: number): number {
  return end > x + width / 2 ? x + width - GUTTER / 2 : x + GUTTER / 2;
}

/** Whether no box stands between two rows at this place. */
function isFree(x: number, from: Box, to: Box, boxes: readonly Box[]): boolean {
  return boxes.every(
    (box) => box.row <= from.row || box.row >= to.row || x < box.x - 4 || x > box.x + box.width + 4,
  );
}

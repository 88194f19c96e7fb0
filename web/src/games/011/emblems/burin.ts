/** A point of a drawing, in its units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A fraction from 0 to 1 that only hangs on its arguments: hand-drawn, and the same every time. */
export function wobble(one: number, other: number): number {
  let mixed = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0xffffffff;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function stroke(from: Point, to: Point): string {
  return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

export function ring({ x, y }: Point, across: number, down = across): string {
  const [left, wide, high] = [round(x - across), round(across), round(down)];
  return `M${left} ${round(y)}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0`;
}

export function around({ x, y }: Point, radius: number, angle: number): Point {
  return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function rectangle({ left, top, right, bottom }: Box): string {
  return `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}Z`;
}

/** Slanting lines across a box, rising to the right, or falling. Their phase is the sheet's, so they meet. */
export function hatch(box: Box, spacing: number, { falls = false } = {}): string {
  const { left, right } = falls ? { left: -box.right, right: -box.left } : box;
  const first = Math.ceil((left + box.top) / spacing) * spacing;
  let lines = '';
  for (let sum = first; sum < right + box.bottom; sum += spacing) {
    const slip = (wobble(Math.round(sum * 7), Math.round(box.left + box.top)) - 0.5) * spacing * 0.3;
    const from = Math.max(left, sum + slip - box.bottom);
    const to = Math.min(right, sum + slip - box.top);
    if (to - from < 1) continue;
    const x = falls ? -from : from;
    const along = to - from;
    lines += `M${round(x)} ${round(sum + slip - from)}l${round(falls ? -along : along)} ${round(-along)}`;
  }
  return lines;
}

/** A point on a circle around the middle of a drawing of 100 by 100; turns count from the top, clockwise. */
function pointAt(radius: number, turn: number): string {
  const { x, y } = placeAt(radius, turn);
  return `${x} ${y}`;
}

function placeAt(radius: number, turn: number): { readonly x: string; readonly y: string } {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: (50 + radius * Math.cos(angle)).toFixed(2), y: (50 + radius * Math.sin(angle)).toFixed(2) };
}

interface Ring {
  readonly inner: number;
  readonly outer: number;
  /** The part of a turn that the ring takes, from its first to its last segment; 1 is a whole circle. */
  readonly turn: number;
  /** Where it begins, as a part of a turn from the top. */
  readonly from: number;
  /** How much of a segment is left free towards the next. */
  readonly gap: number;
}

/** The outlines of the segments of a ring, in order. */
export function segmentsOf(count: number, { inner, outer, turn, from, gap }: Ring): string[] {
  return Array.from({ length: count }, (_, index) => {
    const start = from + (turn * (index + gap / 2)) / count;
    const end = from + (turn * (index + 1 - gap / 2)) / count;
    return `M${pointAt(inner, start)}L${pointAt(outer, start)}A${outer} ${outer} 0 0 1 ${pointAt(outer, end)}L${pointAt(inner, end)}A${inner} ${inner} 0 0 0 ${pointAt(inner, start)}Z`;
  });
}

/** The middle of a segment. */
export function middleOf(count: number, index: number, { inner, outer, turn, from }: Ring) {
  return placeAt((inner + outer) / 2, from + (turn * (index + 0.5)) / count);
}

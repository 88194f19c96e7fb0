/**
 * How the board is laid out: in three columns, on an upright tablet, upright on a small screen, or on a small screen on
 * its side.
 */
export type Layout = 'wide' | 'tablet' | 'narrow' | 'sideways';

/** The size of the window in letters: larger text leaves less room. */
export interface Viewport {
  /** In rem. */
  readonly width: number;
  /** In rem. */
  readonly height: number;
}

const WIDE: Viewport = { width: 72, height: 34 };
const TABLET: Viewport = { width: 46, height: 64 };
/** Below this height, in rem, the log opens over the question instead of beside it. */
const TALL = 54;

export function layoutFor(viewport: Viewport): Layout {
  if (fits(WIDE, viewport)) return 'wide';
  if (fits(TABLET, viewport)) return 'tablet';
  return viewport.width > viewport.height ? 'sideways' : 'narrow';
}

function fits(needed: Viewport, { width, height }: Viewport): boolean {
  return width >= needed.width && height >= needed.height;
}

/** Whether the log may stand open all the time. */
export function hasRoomForLog(viewport: Viewport): boolean {
  return layoutFor(viewport) === 'wide' && viewport.height >= TALL;
}

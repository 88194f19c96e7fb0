/**
 * How the board is laid out: in three columns, on a tablet on its side, on an upright tablet, upright on a small screen,
 * or on a small screen on its side.
 */
export type Layout = 'wide' | 'landscape' | 'tablet' | 'narrow' | 'sideways';

/** The size of the window in letters: larger text leaves less room. */
export interface Viewport {
  /** In rem. */
  readonly width: number;
  /** In rem. */
  readonly height: number;
}

/** The width of three columns, in rem, unless a game needs more. */
const COLUMNS = 72;
const LOW = 34;
const LANDSCAPE: Viewport = { width: 60, height: 42 };
const TABLET: Viewport = { width: 46, height: 64 };
/** Below this height, in rem, the log opens over the question instead of beside it. */
const TALL = 54;

/** The layout for a window; `columns` is the width in rem that the three columns of the game need. */
export function layoutFor(viewport: Viewport, columns = COLUMNS): Layout {
  if (fits({ width: columns, height: LOW }, viewport)) return 'wide';
  const isUpright = viewport.height >= viewport.width;
  if (!isUpright && fits(LANDSCAPE, viewport)) return 'landscape';
  if (fits(TABLET, viewport)) return 'tablet';
  return isUpright ? 'narrow' : 'sideways';
}

function fits(needed: Viewport, { width, height }: Viewport): boolean {
  return width >= needed.width && height >= needed.height;
}

/** Whether the log may stand open all the time, beside what lies above the question. */
export function hasRoomForLog(viewport: Viewport): boolean {
  return layoutFor(viewport) === 'wide' && viewport.height >= TALL;
}

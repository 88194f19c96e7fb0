/**
 * How the board is laid out: in three columns, on a tablet on its side, on an upright tablet, upright on a small screen,
 * or on a small screen on its side. A game whose question needs room has the main part and the question beside each other
 * instead (`paired`), with the side in a column of its own where there is room (`flanked`).
 */
export type Layout = 'wide' | 'flanked' | 'paired' | 'landscape' | 'tablet' | 'narrow' | 'sideways';

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
/** The main part and the question, one as wide as the other. */
const PAIR: Viewport = { width: 60, height: LOW };
/** The side beside such a pair. */
const FLANKED: Viewport = { width: 90, height: LOW };
/** Below this height, in rem, the log opens over the question instead of beside it. */
const TALL = 54;

/** What a game needs of a layout. */
interface Needs {
  /** The width in rem of its three columns. */
  readonly columns?: number;
  /** Whether the question has as much room as the main part. */
  readonly isPaired?: boolean;
}

/** The layout for a window. */
export function layoutFor(viewport: Viewport, { columns = COLUMNS, isPaired = false }: Needs = {}): Layout {
  const isUpright = viewport.height >= viewport.width;
  if (isPaired && fits(FLANKED, viewport)) return 'flanked';
  if (isPaired && !isUpright && fits(PAIR, viewport)) return 'paired';
  if (!isPaired && fits({ width: columns, height: LOW }, viewport)) return 'wide';
  if (!isPaired && !isUpright && fits(LANDSCAPE, viewport)) return 'landscape';
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

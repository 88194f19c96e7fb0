/** How the board is laid out: in three columns, upright on a small screen, or on a small screen on its side. */
export type Layout = 'wide' | 'narrow' | 'sideways';

/** The size of the window in letters: larger text leaves less room. */
export interface Viewport {
  /** In rem. */
  readonly width: number;
  /** In rem. */
  readonly height: number;
}

const WIDE: Viewport = { width: 72, height: 34 };
/** Below this height, in rem, the log opens over the question instead of beside it. */
const TALL = 54;

export function layoutFor({ width, height }: Viewport): Layout {
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  return width > height ? 'sideways' : 'narrow';
}

/** Whether the log may stand open all the time. */
export function isTall({ height }: Viewport): boolean {
  return height >= TALL;
}

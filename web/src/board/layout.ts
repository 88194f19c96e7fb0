/** How the board lies: on a bench, upright in a pocket, or sideways in two hands. */
export type Layout = 'bench' | 'pocket' | 'sideways';

/** The room there is, measured in letters: in a larger text there is less of it. */
export interface Viewport {
  /** In rem. */
  readonly width: number;
  /** In rem. */
  readonly height: number;
}

const BENCH: Viewport = { width: 72, height: 34 };
/** Below this the log opens over the question instead of beside it. */
const TALL = 54;

export function layoutFor({ width, height }: Viewport): Layout {
  if (width >= BENCH.width && height >= BENCH.height) return 'bench';
  return width > height ? 'sideways' : 'pocket';
}

/** Whether the log may stand open all the time. */
export function isTall({ height }: Viewport): boolean {
  return height >= TALL;
}

import type { Translate } from '../texts/translate.ts';

/** What a drawing is drawn with. */
export interface RenderOptions {
  readonly translate: Translate;
  /** In characters. */
  readonly width: number;
}

/** How a game is drawn in characters, from what one viewer sees. */
export interface TerminalUi<V> {
  /** The whole table, line by line. */
  board(view: V, options: RenderOptions): string[];
  /** What the viewer may conclude so far. */
  sheet(view: V, options: RenderOptions): string[];
  /** Names what is on the table: while it stays the same there is no need to draw it again. */
  redrawKey(view: V): string;
}

import type { Say } from './say.ts';

/** What a drawing is drawn with. */
export interface Paper {
  readonly say: Say;
  /** In characters. */
  readonly width: number;
}

/** How a game is drawn in characters, from what one viewer sees. */
export interface Drawing<V> {
  /** The whole table, line by line. */
  board(view: V, paper: Paper): string[];
  /** What the viewer may conclude so far. */
  sheet(view: V, paper: Paper): string[];
  /** Names what is on the table: while it stays the same there is no need to draw it again. */
  scene(view: V): string;
}

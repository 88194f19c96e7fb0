import type { Ask, Draw, Game } from '@vigilia/kernel';

/** What an intruder knows of the table: all that its seat was ever told, and what went over the others' wires. */
export interface Aim {
  readonly draw: Draw;
  readonly game: Game;
  readonly seats: number;
  /** The seat whose cookie or token the intruder has; null for a watcher. */
  readonly seat: number | null;
  readonly ask: Ask | null;
  readonly version: number;
  readonly answers: number;
  readonly mayUndo: boolean;
  /** Messages this seat sent before. */
  readonly own: readonly string[];
  /** Messages that others sent before. */
  readonly others: readonly string[];
  /** Words that lines were made of. */
  readonly words: readonly string[];
}

import type { Choice, Text } from '@vigilia/kernel';

/** Something that will come of a choice, in a few words. */
export interface Note {
  /** The name of a drawing of the game; null for words alone. */
  readonly icon: string | null;
  readonly text: Text;
}

/** Something that can be answered: pressed it is drafted, pressed again it is chosen. */
export interface Option<C extends Choice = Choice> {
  readonly choices: readonly C[];
  readonly label: Text;
  readonly notes: readonly Note[];
  /** What the game's `Picture` draws beside the words. */
  readonly picture?: unknown;
}

/** Options that belong together. */
export interface Group<C extends Choice = Choice> {
  /** Null where the question itself says it all. */
  readonly heading: Text | null;
  readonly picture?: unknown;
  /** Whether the labels are short enough for several in a row. */
  readonly isDense?: boolean;
  readonly options: readonly Option<C>[];
}

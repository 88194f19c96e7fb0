import type { Character } from '@vigilia/game-011';
import type { Text } from '@vigilia/kernel';
import type { Asked, Choice } from '../../games/011/asking/asked.ts';
import type { Note } from '../../games/011/asking/notes.ts';
import type { IconName } from '../../games/011/emblems/icons.ts';

/** Something that can be answered: pressed it is drafted, pressed again it is chosen. */
export interface Option {
  readonly choices: readonly Choice[];
  readonly label: Text;
  readonly notes: readonly Note[];
  readonly picture?: Picture;
}

export type Picture = { readonly emblem: Character } | { readonly icon: IconName };

/** Options that belong together. */
export interface Group {
  /** Null where the question itself says it all. */
  readonly heading: Text | null;
  readonly picture?: Picture;
  /** Whether their labels are so short that several stand in a row. */
  readonly isDense?: boolean;
  readonly options: readonly Option[];
}

export type Grouping = (asked: Asked, choices: readonly Choice[]) => readonly Group[];

import type { Kinds } from '@vigilia/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { DraftProps } from '../draft/asked.ts';

/** A part of a board. It reads the view and the question from the draft, and may put a plan into it. */
export type Part<K extends Kinds = Kinds> = ComponentType<DraftProps<K>>;

/** The parts of a game's board. The layouts give each a place; question, log and talk have theirs in every game. */
export interface BoardParts<K extends Kinds = Kinds> {
  /** What all look at: a map, the rooms of a house. `label` is the key of its name. */
  readonly main: BoardMain<K>;
  /** The width in rem that the three columns of the wide layout need, if the main part needs much of it. */
  readonly columns?: number;
  /**
   * Whether the question has as much room as the main part: two columns with tabs in place of three, and the side in a
   * column of its own only where there is room for it.
   */
  readonly isPaired?: boolean;
  /** The left column of the wide layout. On a tablet on its side it opens over the main part. */
  readonly Side: Part<K>;
  /** Below the main part in the wide layout. */
  readonly Below?: Part<K>;
  /** Above the question in the wide layout. An open log takes its place on a low screen. */
  readonly Above?: Part<K>;
  /** One line below the main part, when the side has no column. */
  readonly Strip?: ComponentType<StripProps<K>>;
  /** What the tabs show: all that has no place of its own. */
  readonly tabs: readonly (BoardTab<K> & {
    /** Whether the side shows it too: it is no tab where the side has a column. */
    readonly isInSide?: boolean;
  })[];
  /** A part as large as the main part. It opens over it, by a key and a button of the drawer, or as a tab. */
  readonly sheet?: BoardSheet<K>;
  /** What has the whole board to itself until it is put away. No question can be answered past it. */
  readonly alone?: BoardAlone<K>;
  /** How the game ended; nothing while it is played. */
  readonly Ending: Part<K>;
}

export interface BoardMain<K extends Kinds = Kinds> {
  readonly label: string;
  readonly Body: Part<K>;
  /** Whether these choices are made by looking at it: what lies over it closes when they are asked for. */
  readonly isNeededFor?: (choices: readonly K['choice'][]) => boolean;
}

interface BoardAlone<K extends Kinds> {
  readonly isShown: (draft: DraftProps<K>['draft']) => boolean;
  readonly Body: Part<K>;
}

export interface StripProps<K extends Kinds = Kinds> extends DraftProps<K> {
  /** Opens a tab by its name. */
  readonly show: (tab: string) => void;
  /** Whether the side has a column of its own beside it. */
  readonly hasSide?: boolean;
  /** What the layout itself puts into the line. */
  readonly children?: ComponentChildren;
}

export interface BoardTab<K extends Kinds = Kinds> {
  readonly name: string;
  /** The key of its short name. */
  readonly label: string;
  /** A line drawing on a grid of 24. */
  readonly lines: string;
  readonly Body: Part<K>;
}

interface BoardSheet<K extends Kinds> extends BoardTab<K> {
  /** The key of its whole name. */
  readonly title: string;
  /** The key of the keyboard that opens and closes it. */
  readonly key: string;
}

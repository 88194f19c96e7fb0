import type { Assist, Kinds, Text } from '@vigilia/kernel';
import type { ComponentType } from 'preact';

/**
 * What wins a game. Give it when a new player cannot see that from the board. The page shows the picture and the lines
 * before the first decision of a first game, keeps the items in sight at every table, and opens them to the checks. All
 * of it must follow from the viewer's own view, and must not say more than the table's level of help allows.
 */
export interface GameGoal<K extends Kinds = Kinds> {
  /** A drawing of what the lines say. It is hidden from screen readers, who hear the lines. */
  readonly Picture: ComponentType<{ readonly view: K['view'] }>;
  /** What wins, in about three short lines, for every side. */
  linesOf(view: K['view']): readonly GoalLine[];
  /** How near the viewer is, in a few words each; none if nothing is left to win. */
  itemsOf(view: K['view'], assist: Assist): readonly GoalItem[];
  /** Everything that the viewer's victory rests on; null for a watcher, who wins nothing. */
  checklistOf(view: K['view'], assist: Assist): GoalChecklist | null;
}

export interface GoalLine {
  /** The name of a small drawing of the game (`AnsweringUi.Icon`). */
  readonly icon: string;
  readonly text: Text;
}

export interface GoalItem extends GoalLine {
  /** The same in a few signs, for a narrow screen. Its drawing says what they count. */
  readonly short: Text;
  readonly isReached: boolean;
}

export interface GoalChecklist {
  readonly heading: Text;
  readonly checks: readonly Check[];
}

/** Something a victory rests on: it holds, it does not, or it is open yet. */
export interface Check {
  readonly holds: boolean | null;
  readonly text: Text;
  readonly clause: string;
}

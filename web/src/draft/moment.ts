import type { GameEvent, Kinds, Text } from '@vigilia/kernel';
import type { ComponentType } from 'preact';
import type { AnswerDraft } from './answer-draft.ts';

/** Something that a line of a moment says: it holds, it does not, or it is open yet. */
export interface MomentLine {
  readonly holds: boolean | null;
  /** Whether it is only said: it neither holds nor fails. */
  readonly isSaid?: boolean;
  readonly text: Text;
}

/** A great moment of a game: a picture for two seconds, with its words. */
export interface Moment {
  /** Which picture it has. */
  readonly name: string;
  /** Null if no event tells it: what a player has worked out. The page then says the title aloud. */
  readonly event: GameEvent | null;
  /** What the picture shows, beside its name. */
  readonly shows?: Readonly<Record<string, string>>;
  /** The sentence below the picture. The live region reads the sentences of all events, so this is one of them. */
  readonly title: Text;
  /** What turns over below the title, one line after the other. The live region reads it too. */
  readonly lines: readonly MomentLine[];
  /** A plain sentence below the title. */
  readonly about?: Text;
  /** Whether it waits for a key or a press on its picture, however long that takes. A press beside it does not end it. */
  readonly stays?: true;
  /**
   * Whether it only marks where a chapter ends: it covers nothing that can be pressed, and is not shown while bots play at
   * once or in a replay.
   */
  readonly passes?: true;
}

/** A moment for the viewer's own eyes. */
export interface OwnMoment extends Moment {
  /** Whether it is also shown to a player who opens the table when it holds already. */
  readonly isForLate: boolean;
}

/**
 * The great moments of a game. They are shown at every screen of the table, also while a curtain is down: they may tell
 * only what all may know.
 */
export interface GameMoments<K extends Kinds = Kinds> {
  /** Whether they are small, and stand beside the question rather than before it. */
  readonly isAside?: boolean;
  /** The moments among the events of one entry of the log, the first first; `view` is the table after it. */
  momentsOf(events: readonly GameEvent[], view: K['view']): readonly Moment[];
  /**
   * What holds for the viewer alone: a role just dealt, a riddle just solved. It may tell all that the viewer's own screen
   * may show; the page shows it once, in front of its viewer alone and never while a curtain is down.
   */
  ownOf?(draft: AnswerDraft<K>): readonly OwnMoment[];
  /** Fetched when the first moment comes. Its styles show the whole picture when nothing moves. */
  loadPicture(): Promise<ComponentType<PictureProps<K>>>;
}

export interface PictureProps<K extends Kinds = Kinds> {
  readonly draft: AnswerDraft<K>;
  readonly moment: Moment;
}

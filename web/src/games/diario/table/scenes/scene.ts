import type { Text } from '@vigilia/kernel';
import type { ComponentType } from 'preact';
import type { Sound } from '../../../../sound/scores.ts';
import type { LogEntry } from '../../../../table/table.ts';
import type { DraftProps, Event, View } from '../asked.ts';

/** What one change of the log brought. */
export interface Happened {
  /** The table before it, and now. */
  readonly before: View;
  readonly now: View;
  /** What had been told before it. */
  readonly log: readonly LogEntry[];
  /** What is told of it. */
  readonly events: readonly Event[];
}

/** A step of a scene. */
export interface Beat<Picture> {
  /** What is seen from this step on. */
  readonly picture: Picture;
  /** What happened, in a line; null if the picture says enough. */
  readonly line: Text | null;
  /** In milliseconds at normal speed. */
  readonly length: number;
  /** What is heard as the step begins. The page plays no sound of its own for it (`sounds.ts`). */
  readonly sound?: Sound;
}

export interface PictureProps<Picture> extends DraftProps {
  readonly picture: Picture;
}

/**
 * A scene: beats that are played one after the other over the stage, where the table already stands as it is now. A
 * press puts it away, and where nothing moves its last picture stands still with all lines. The lines are for the eye:
 * the live region of the page says the events themselves, and of a scene only what it `says`.
 */
export interface Scene<Picture> {
  readonly beats: readonly [Beat<Picture>, ...Beat<Picture>[]];
  /** Draws each picture; a picture that differs from the last one moves there by its style sheet. */
  readonly Body: ComponentType<PictureProps<Picture>>;
  /** What no event says. */
  readonly says?: readonly Text[];
}

/** A scene whose pictures are known to itself alone. */
// biome-ignore lint/suspicious/noExplicitAny: each scene draws its own pictures, and the player hands them through.
export type AnyScene = Scene<any>;

/** What a kind of scene makes of what happened; null if there is nothing to play after all. */
export type SceneMaker = (happened: Happened) => AnyScene | null;

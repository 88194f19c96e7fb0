import { type Seat, type Text, text, type Viewer } from '@vigilia/kernel';

interface Moment {
  readonly viewer: Viewer;
  /** Whose question this screen may answer; null if there is none. */
  readonly answering: Seat | null;
  /** Whether the person of that seat looks at this screen too, with others. */
  readonly isShared: boolean;
  readonly asked: readonly Seat[];
  readonly isOver: boolean;
  readonly isStopped: boolean;
  /** What the game says to the one who may answer, if it is not a turn. */
  readonly invited?: Text | null;
}

/** Whose turn it is, in words. */
export function turnText({ viewer, answering, isShared, asked, isOver, isStopped, invited }: Moment): Text {
  if (isStopped) return text('frame.stopped');
  if (isOver) return text('frame.over');
  if (answering !== null && isShared) return text('frame.choosing', { seats: [answering], count: 1 });
  if (answering !== null && answering === viewer && invited != null) return invited;
  if (answering !== null)
    return answering === viewer ? text('frame.your-turn') : text('frame.choose-for', { seat: answering });
  if (asked.length === 0) return text('frame.one-moment');
  return text('frame.choosing', { seats: asked, count: asked.length });
}

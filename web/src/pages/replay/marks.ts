import type { Game, Kinds, Viewer } from '@vigilia/kernel';
import type { Recording } from '../../record/recording.ts';

/** Where a chapter of a game begins among its moments: an Hour of 011, a day of Diario. */
export interface Mark {
  readonly chapter: number;
  readonly at: number;
}

export function marksOf<K extends Kinds>(
  game: Pick<Game<K>, 'chapter'>,
  { moments }: Pick<Recording<K>, 'moments'>,
): Mark[] {
  const marks: Mark[] = [];
  for (const [at, { state }] of moments.entries()) {
    const chapter = game.chapter(state);
    if (marks.at(-1)?.chapter !== chapter) marks.push({ chapter, at });
  }
  return marks;
}

/** The mark of the chapter in which a moment lies. */
export function markAt(marks: readonly Mark[], at: number): Mark | null {
  return marks.findLast((mark) => mark.at <= at) ?? null;
}

/**
 * The next moment at which something hidden was shown: to the seat whose eyes are used, or to any seat if all cards lie
 * open. Null if nothing is shown any more.
 */
export function nextReveal(
  { delivered }: Pick<Recording, 'delivered'>,
  at: number,
  viewer: Viewer,
): number | null {
  const found = delivered.findIndex(
    (events, index) =>
      index > at &&
      events.some(
        ({ reveals, to }) =>
          reveals &&
          (viewer === null ||
            to === 'all' ||
            ('only' in to ? to.only.includes(viewer) : !to.except.includes(viewer))),
      ),
  );
  return found === -1 ? null : found;
}

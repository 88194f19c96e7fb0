import type { Viewer } from '@vigilia/kernel';
import type { Deed } from '../table.ts';
import { type Line, linesOf } from './log-lines.ts';

/** More than this nobody reads: the rest is in the log. */
const MOST = 40;

/** What came of a viewer's last answer and all that was done since, the latest last. */
export function deedsSince(deeds: readonly Deed[], viewer: Viewer): readonly Deed[] {
  const answered = viewer === null ? -1 : deeds.findLastIndex(({ by }) => by === viewer);
  return deeds.slice(Math.max(answered, deeds.length - MOST, 0));
}

/** What happened since a viewer last answered, but for their own doings. */
export function meanwhileOf(deeds: readonly Deed[], viewer: Viewer): Line[] {
  const lines = linesOf(deedsSince(deeds, viewer)).filter(({ seat }) => seat === null || seat !== viewer);
  return lines.slice(-MOST);
}

import type { Viewer } from '@vigilia/kernel';
import type { LogChapters } from '../draft/game-ui.ts';
import type { LogEntry } from '../table/table.ts';
import { type LogLine, linesOf } from './log-lines.ts';

/** More than this nobody reads: the rest is in the log. */
const MOST = 40;

/** What came of a viewer's last answer and all that was done since, the latest last. */
export function entriesSince(log: readonly LogEntry[], viewer: Viewer): readonly LogEntry[] {
  const answered = viewer === null ? -1 : log.findLastIndex(({ by }) => by === viewer);
  return log.slice(Math.max(answered, log.length - MOST, 0));
}

/** What happened since a viewer last answered, but for their own doings. */
export function meanwhileOf(
  log: readonly LogEntry[],
  viewer: Viewer,
  chapters: LogChapters | undefined,
): LogLine[] {
  const all = linesOf(entriesSince(log, viewer), chapters);
  const lines = all.filter(({ seat }) => seat === null || seat !== viewer);
  return lines.slice(-MOST);
}

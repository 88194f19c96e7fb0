import type { Viewer } from '@vigilia/kernel';
import type { LogChapters } from '../draft/game-ui.ts';
import type { LogEntry } from '../table/table.ts';
import { type LogLine, linesOf } from './log-lines.ts';

/** Longer lists are cut: the rest is in the log. */
const MOST = 40;

/** The entries from a viewer's last answer on, the latest last. */
export function entriesSinceAnswer(log: readonly LogEntry[], viewer: Viewer): readonly LogEntry[] {
  const answered = viewer === null ? -1 : log.findLastIndex(({ by }) => by === viewer);
  return log.slice(Math.max(answered, log.length - MOST, 0));
}

/** The lines since a viewer last answered, without the viewer's own. */
export function recentLines(
  log: readonly LogEntry[],
  viewer: Viewer,
  chapters: LogChapters | undefined,
): LogLine[] {
  const all = linesOf(entriesSinceAnswer(log, viewer), chapters);
  const lines = all.filter(({ seat }) => seat === null || seat !== viewer);
  return lines.slice(-MOST);
}

import type { Viewer } from '@vigilia/kernel';
import type { LogChapters } from '../draft/game-ui.ts';
import type { LogEntry } from '../table/table.ts';
import { type LogLine, linesOf } from './log-lines.ts';

/** Longer lists are cut: the rest is in the log. */
const MOST = 40;

/**
 * The entries from a viewer's last answer on, the latest last. `answered` is the number of the entry with which this
 * screen last answered for any seat, where those who share it see all of it (AnswerDraft.answeredFrom).
 */
export function entriesSinceAnswer(
  log: readonly LogEntry[],
  viewer: Viewer,
  answered: number | null = null,
): readonly LogEntry[] {
  const own = viewer === null ? -1 : log.findLastIndex(({ by }) => by === viewer);
  // An answer that was taken back is no longer in the log.
  const ofScreen = answered !== null && answered < log.length ? answered : -1;
  return log.slice(Math.max(own, ofScreen, log.length - MOST, 0));
}

/** The lines since a viewer last answered, without the viewer's own. */
export function recentLines(
  log: readonly LogEntry[],
  viewer: Viewer,
  chapters: LogChapters | undefined,
  answered: number | null = null,
): LogLine[] {
  const all = linesOf(entriesSinceAnswer(log, viewer, answered), chapters);
  const lines = all.filter(({ seat }) => seat === null || seat !== viewer);
  return lines.slice(-MOST);
}

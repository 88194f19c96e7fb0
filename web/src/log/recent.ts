import type { Viewer } from '@vigilia/kernel';
import type { LogChapters } from '../draft/game-ui.ts';
import type { LogEntry } from '../table/table.ts';
import { type LogLine, linesOf } from './log-lines.ts';

/** Longer lists are cut: the rest is in the log. */
const MOST = 40;

/** Answers that were given without their person, by their number (AnswerDraft.byItself). */
type ByItself = ReadonlySet<number>;

const NONE: ByItself = new Set();

/** The latest entries from a viewer's last answer on: what {@link allSinceAnswer} gives, where it is not too long. */
export function entriesSinceAnswer(...given: Parameters<typeof allSinceAnswer>): readonly LogEntry[] {
  return allSinceAnswer(...given).slice(-MOST);
}

/**
 * The entries from a viewer's last answer on, the latest last. `answered` is the number of the entry with which this
 * screen last answered for any seat, where those who share it see all of it (AnswerDraft.answeredFrom). An answer that was
 * given without the viewer is one of the things that happened since.
 */
export function allSinceAnswer(
  log: readonly LogEntry[],
  viewer: Viewer,
  answered: number | null = null,
  byItself: ByItself = NONE,
): readonly LogEntry[] {
  const own =
    viewer === null ? -1 : log.findLastIndex(({ by, answers }) => by === viewer && !byItself.has(answers));
  // An answer that was taken back is no longer in the log.
  const ofScreen = answered !== null && answered < log.length ? answered : -1;
  return log.slice(Math.max(own, ofScreen, 0));
}

/**
 * The lines since a viewer last answered, without those of the viewer's own answers. An answer that was given without the
 * viewer is among them where others did something too; where it is all that happened, the page says so by itself.
 */
export function recentLines(
  log: readonly LogEntry[],
  viewer: Viewer,
  chapters: LogChapters | undefined,
  answered: number | null = null,
  byItself: ByItself = NONE,
): LogLine[] {
  const all = linesOf(entriesSinceAnswer(log, viewer, answered, byItself), chapters);
  const lines = all.filter(({ seat, answers }) => seat === null || seat !== viewer || byItself.has(answers));
  return lines.some(({ seat }) => seat !== viewer) ? lines.slice(-MOST) : [];
}

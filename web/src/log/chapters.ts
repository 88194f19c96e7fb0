import type { Seat } from '@vigilia/kernel';
import { hourBegunBy, type LogLine } from './log-lines.ts';

/** Lines of one player in a row. */
export interface Run {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** What happened in one Hour; null is what came before the first. */
export interface Chapter {
  readonly hour: number | null;
  readonly runs: readonly Run[];
}

/** Lines by Hour, and within it by whose doing they were. The line that begins an Hour is its heading. */
export function chaptersOf(lines: readonly LogLine[]): Chapter[] {
  const chapters: { hour: number | null; runs: { seat: Seat | null; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    let chapter = chapters.at(-1);
    if (chapter === undefined || chapter.hour !== line.hour) {
      chapter = { hour: line.hour, runs: [] };
      chapters.push(chapter);
    }
    if (hourBegunBy(line.event) !== null) continue;
    const run = chapter.runs.at(-1);
    if (run !== undefined && run.seat === line.seat) run.lines.push(line);
    else chapter.runs.push({ seat: line.seat, lines: [line] });
  }
  return chapters;
}

/** Every Hour there are lines of, the first first. */
export function hoursOf(lines: readonly LogLine[]): number[] {
  return [...new Set(lines.flatMap(({ hour }) => hour ?? []))];
}

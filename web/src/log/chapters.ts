import type { Seat } from '@vigilia/kernel';
import type { LogLine } from './log-lines.ts';

/** Lines of one player in a row. */
export interface Run {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** What happened in one chapter; null is what came before the first. */
export interface Chapter {
  readonly chapter: number | null;
  readonly runs: readonly Run[];
}

/** Lines by chapter, and within it by whose doing they were. The line that begins a chapter is its heading. */
export function chaptersOf(lines: readonly LogLine[]): Chapter[] {
  const chapters: { chapter: number | null; runs: { seat: Seat | null; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    let current = chapters.at(-1);
    if (current === undefined || current.chapter !== line.chapter) {
      current = { chapter: line.chapter, runs: [] };
      chapters.push(current);
    }
    if (line.isBeginning) continue;
    const run = current.runs.at(-1);
    if (run !== undefined && run.seat === line.seat) run.lines.push(line);
    else current.runs.push({ seat: line.seat, lines: [line] });
  }
  return chapters;
}

/** Every chapter there are lines of, the first first. */
export function chaptersIn(lines: readonly LogLine[]): number[] {
  return [...new Set(lines.flatMap(({ chapter }) => chapter ?? []))];
}

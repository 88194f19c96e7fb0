import type { GameEvent, Seat } from '@vigilia/kernel';
import type { LogChapters } from '../draft/game-ui.ts';
import type { LogEntry } from '../table/table.ts';

/** One sentence of what happened. */
export interface LogLine {
  readonly event: GameEvent;
  /** The seat it belongs to; null if it happened by itself. */
  readonly seat: Seat | null;
  /** The chapter it happened in; null before the first. */
  readonly chapter: number | null;
  /** Whether the chapter begins with it. */
  readonly isBeginning: boolean;
  readonly at: number;
  /** How many answers stood afterwards. */
  readonly answers: number;
}

/** Everything that happened, a line an event. A game without chapters has none in its lines. */
export function linesOf(log: readonly LogEntry[], chapters: LogChapters | undefined): LogLine[] {
  let chapter: number | null = null;
  return log.flatMap(({ by, events, at, answers }) => {
    let doer = by;
    return events.map((event): LogLine => {
      const began = chapters?.begunBy(event) ?? null;
      if (began !== null) {
        chapter = began;
        // A chapter begins by itself, not by the seat that answered last.
        doer = null;
      }
      const isBeginning = began !== null;
      return { event, seat: seatIn(event) ?? doer, chapter, isBeginning, at, answers };
    });
  });
}

function seatIn(event: GameEvent): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** Lines of one player in a row. */
export interface Run {
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
}

/** Lines in turns: what one seat did in a row, within one chapter. What happened by itself stands alone. */
export function turnsOf(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const turns: LogLine[][] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const isSame = line.seat !== null && last?.[0]?.seat === line.seat && last[0].chapter === line.chapter;
    if (isSame) last?.push(line);
    else turns.push([line]);
  }
  return turns;
}

/** What happened in one chapter; null is what came before the first. */
interface Chapter {
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

/** A line of the log and how many times in a row it was told. */
interface RepeatedLine extends LogLine {
  readonly times: number;
}

/** Lines in a row that say the same are one line; it stands where the first of them was. */
export function withoutRepeats(lines: readonly LogLine[]): RepeatedLine[] {
  const told: RepeatedLine[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    const isRepeated =
      last !== undefined &&
      last.seat === line.seat &&
      last.chapter === line.chapter &&
      saysTheSame(last.event, line.event);
    if (isRepeated) told[told.length - 1] = { ...last, times: last.times + 1 };
    else told.push({ ...line, times: 1 });
  }
  return told;
}

/** An event is plain data, and its words follow from it. */
function saysTheSame(one: GameEvent, other: GameEvent): boolean {
  return one.type === other.type && JSON.stringify(one) === JSON.stringify(other);
}

/** The difference between two logs: entries at the end were undone, others were added. */
export interface LogChange {
  readonly takenBack: number;
  readonly added: readonly LogEntry[];
}

export function logChange(before: readonly LogEntry[], after: readonly LogEntry[]): LogChange {
  let common = Math.min(before.length, after.length);
  while (common > 0 && !isSame(before[common - 1], after[common - 1])) common--;
  return { takenBack: before.length - common, added: after.slice(common) };
}

function isSame(one: LogEntry | undefined, other: LogEntry | undefined): boolean {
  return one === other || (one?.answers === other?.answers && one?.at === other?.at && one?.by === other?.by);
}

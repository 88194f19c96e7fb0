import type { GameEvent } from '@vigilia/kernel';
import type { LogEntry } from '../table.ts';
import type { ServerLogEntry } from './requests.ts';

/** A log entry that was not undone, and the version of the table it led to. */
export type StandingEntry = LogEntry & { readonly version: number };

/** Two lists of entries as one, each entry once, ordered by version. */
export function mergeEntries(
  heard: readonly ServerLogEntry[],
  more: readonly ServerLogEntry[],
): readonly ServerLogEntry[] {
  const [last] = heard.slice(-1);
  const isNext = more.every(({ version }) => last === undefined || version > last.version);
  if (isNext) return [...heard, ...more];
  const byVersion = new Map([...heard, ...more].map((entry) => [entry.version, entry]));
  return [...byVersion.values()].sort((one, other) => one.version - other.version);
}

/** The entries that stand: the deal and every answer that was not undone. */
export function standingEntries(heard: readonly ServerLogEntry[]): StandingEntry[] {
  const standing: StandingEntry[] = [];
  for (const { version, at, by, answers, events, undone } of heard) {
    const before = standing.at(-1)?.answers ?? -1;
    if (undone !== undefined) takeBack(standing, undone);
    // Sitting down, lending a seat and wishes change no game: they are not shown in its log.
    else if (answers > before && (events.length > 0 || answers > 0))
      standing.push({ version, at, by: answers === 0 ? null : by, answers, events });
  }
  return standing;
}

function takeBack(standing: StandingEntry[], answers: number): void {
  while ((standing.at(-1)?.answers ?? 0) > answers) {
    const last = standing.pop();
    const before = standing.at(-1)?.answers ?? 0;
    // Of several choices in one entry only the latest were undone.
    if (last !== undefined && before < answers)
      standing.push({ ...last, answers, events: eventsLeft(last, before, answers) });
  }
}

/** One event for each choice: those of the choices that stand. Otherwise events cannot be told apart by choice: all. */
function eventsLeft(entry: StandingEntry, before: number, answers: number): readonly GameEvent[] {
  const isOneEach = entry.events.length === entry.answers - before;
  return isOneEach ? entry.events.slice(0, answers - before) : entry.events;
}

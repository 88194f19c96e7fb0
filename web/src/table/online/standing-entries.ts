import type { GameEvent } from '@vigilia/kernel';
import type { LogEntry } from '../table.ts';
import type { HeardEntry } from './requests.ts';

/** A deed that stands, and the version of the table it led to. */
export type StandingEntry = LogEntry & { readonly version: number };

/** All that was heard, each deed once, the first first. */
export function withHeard(heard: readonly HeardEntry[], more: readonly HeardEntry[]): readonly HeardEntry[] {
  const [last] = heard.slice(-1);
  const isNext = more.every(({ version }) => last === undefined || version > last.version);
  if (isNext) return [...heard, ...more];
  const byVersion = new Map([...heard, ...more].map((entry) => [entry.version, entry]));
  return [...byVersion.values()].sort((one, other) => one.version - other.version);
}

/** What of it stands: the deal and every answer that was not taken back. */
export function standingOf(heard: readonly HeardEntry[]): StandingEntry[] {
  const standing: StandingEntry[] = [];
  for (const { version, at, by, answers, events, undone } of heard) {
    const before = standing.at(-1)?.answers ?? -1;
    if (undone !== undefined) takeBack(standing, undone);
    // Who sits down, lends a seat or wishes something is not heard of in the game.
    else if (answers > before && (events.length > 0 || answers > 0))
      standing.push({ version, at, by: answers === 0 ? null : by, answers, events });
  }
  return standing;
}

function takeBack(standing: StandingEntry[], answers: number): void {
  while ((standing.at(-1)?.answers ?? 0) > answers) {
    const last = standing.pop();
    const before = standing.at(-1)?.answers ?? 0;
    // Of several choices made at once only the latest were taken back.
    if (last !== undefined && before < answers)
      standing.push({ ...last, answers, events: eventsLeft(last, before, answers) });
  }
}

/** Where every choice told one thing, those of the choices that stand; otherwise nobody can tell them apart. */
function eventsLeft(entry: StandingEntry, before: number, answers: number): readonly GameEvent[] {
  const isOneEach = entry.events.length === entry.answers - before;
  return isOneEach ? entry.events.slice(0, answers - before) : entry.events;
}

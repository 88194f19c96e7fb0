import { computed, signal } from '@preact/signals';
import { type GameEvent, isRefusal, type Viewer } from '@vigilia/kernel';
import type { FromServer } from '@vigilia/server/protocol';
import type { LogEntry } from '../table.ts';
import type { Requests, ServerLogEntry } from './requests.ts';
import type { ServerState } from './server-state.ts';

/** When to fetch the history again after it could not be fetched, in milliseconds. */
const RETRY = 2_000;

/**
 * Takes rows in order as they become known: all since the deal, or those after the rows before them. False: something is
 * missing before them, so that all should be fetched.
 */
type OnRows = (rows: readonly ServerLogEntry[], given: { readonly isWhole: boolean }) => boolean;

/** What happened at a table, as the viewer of this screen may know it. Another viewer has another history. */
export class EventHistory {
  readonly log = computed(() => entriesNotUndone(this.entries.value));
  private readonly entries = signal<readonly ServerLogEntry[]>([]);
  private readonly serverState: ServerState;
  private readonly requests: Requests;
  /** Whose history it is. */
  private viewer: Viewer = null;
  /** Whether all entries since the deal are known. */
  private isComplete = false;
  /** Entries that arrived while the history was fetched. They are shown together with the ones before them. */
  private arrived: readonly ServerLogEntry[] = [];
  private isClosed = false;
  private readonly onRows: OnRows;

  constructor(serverState: ServerState, requests: Requests, onRows: OnRows) {
    this.serverState = serverState;
    this.requests = requests;
    this.onRows = onRows;
  }

  receive(message: FromServer): void {
    if (message.type === 'happened') this.happened(message);
    if (message.type !== 'welcome') return;
    const viewer = this.serverState.viewer.value;
    const isSame = viewer === this.viewer;
    if (isSame && this.isComplete && message.missed !== null) {
      this.add(message.missed);
      return;
    }
    if (!isSame) this.entries.value = [];
    this.viewer = viewer;
    this.arrived = [];
    // Before the deal the history is empty.
    this.isComplete = message.card.phase === 'gathering';
    if (!this.isComplete) void this.fetch(viewer);
  }

  close(): void {
    this.isClosed = true;
  }

  private happened(entry: ServerLogEntry): void {
    if (this.isComplete) this.add([entry]);
    else this.arrived = [...this.arrived, entry];
  }

  private add(rows: readonly ServerLogEntry[]): void {
    this.entries.value = mergeEntries(this.entries.value, rows);
    if (this.onRows(rows, { isWhole: false })) return;
    this.isComplete = false;
    this.arrived = [];
    void this.fetch(this.viewer);
  }

  private async fetch(viewer: Viewer): Promise<void> {
    const history = await this.requests.history(this.serverState.lens.value);
    if (this.isClosed || viewer !== this.serverState.viewer.value) return;
    if (isRefusal(history)) {
      setTimeout(() => void this.fetch(viewer), RETRY);
      return;
    }
    const entries = mergeEntries(history, this.arrived);
    this.entries.value = entries;
    this.isComplete = true;
    this.onRows(entries, { isWhole: true });
  }
}

/** A log entry that was not undone, and the version of the table it led to. */
type VersionedEntry = LogEntry & { readonly version: number };

/** Two lists of entries as one, each entry once, ordered by version. */
export function mergeEntries(
  delivered: readonly ServerLogEntry[],
  more: readonly ServerLogEntry[],
): readonly ServerLogEntry[] {
  const [last] = delivered.slice(-1);
  const isNext = more.every(({ version }) => last === undefined || version > last.version);
  if (isNext) return [...delivered, ...more];
  const byVersion = new Map([...delivered, ...more].map((entry) => [entry.version, entry]));
  return [...byVersion.values()].sort((one, other) => one.version - other.version);
}

/** The entries that stand: the deal and every answer that was not undone. */
export function entriesNotUndone(delivered: readonly ServerLogEntry[]): VersionedEntry[] {
  const entries: VersionedEntry[] = [];
  for (const { version, at, by, answers, events, undone } of delivered) {
    const before = entries.at(-1)?.answers ?? -1;
    if (undone !== undefined) takeBack(entries, undone);
    // Sitting down, lending a seat and wishes change no game: they are not shown in its log.
    else if (answers > before && (events.length > 0 || answers > 0))
      entries.push({ version, at, by: answers === 0 ? null : by, answers, events });
  }
  return entries;
}

function takeBack(entries: VersionedEntry[], answers: number): void {
  while ((entries.at(-1)?.answers ?? 0) > answers) {
    const last = entries.pop();
    const before = entries.at(-1)?.answers ?? 0;
    // Of several choices in one entry only the latest were undone.
    if (last !== undefined && before < answers)
      entries.push({ ...last, answers, events: eventsLeft(last, before, answers) });
  }
}

/** One event for each choice: those of the choices that stand. Otherwise events cannot be told apart by choice: all. */
function eventsLeft(entry: VersionedEntry, before: number, answers: number): readonly GameEvent[] {
  const isOneEach = entry.events.length === entry.answers - before;
  return isOneEach ? entry.events.slice(0, answers - before) : entry.events;
}

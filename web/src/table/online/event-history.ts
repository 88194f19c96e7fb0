import { computed, signal } from '@preact/signals';
import { isRefusal, type Viewer } from '@vigilia/kernel';
import type { FromServer } from '@vigilia/server/protocol';
import type { Requests, ServerLogEntry } from './requests.ts';
import type { ServerState } from './server-state.ts';
import { mergeEntries, standingEntries } from './standing-entries.ts';

/** When to fetch the history again after it could not be fetched, in milliseconds. */
const RETRY = 2_000;

/**
 * Takes rows in order as they become known: all since the deal, or those after the rows before them. False: something is
 * missing before them, so that all should be fetched.
 */
type OnRows = (rows: readonly ServerLogEntry[], given: { readonly isWhole: boolean }) => boolean;

/** What happened at a table, as the viewer of this screen may know it. Another viewer has another history. */
export class EventHistory {
  readonly log = computed(() => standingEntries(this.entries.value));
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

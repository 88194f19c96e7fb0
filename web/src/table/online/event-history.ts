import { computed, signal } from '@preact/signals';
import { isRefusal, type Viewer } from '@vigilia/kernel';
import type { FromServer } from '@vigilia/server/protocol';
import type { HeardEntry, Requests } from './requests.ts';
import type { ServerState } from './server-state.ts';
import { standingOf, withHeard } from './standing-entries.ts';

/** How long somebody waits who could not be told the story, in milliseconds. */
const AGAIN = 2_000;

/** What happened at a table, as this screen heard of it. Another viewer hears another story. */
export class EventHistory {
  readonly log = computed(() => standingOf(this.heard.value));
  private readonly heard = signal<readonly HeardEntry[]>([]);
  private readonly told: ServerState;
  private readonly requests: Requests;
  /** Whose story it is. */
  private viewer: Viewer = null;
  /** Whether it is known from its beginning. */
  private isWhole = false;
  /** What happens while the story is fetched: nobody could make anything of it without what came before. */
  private meanwhile: readonly HeardEntry[] = [];
  private isClosed = false;

  constructor(told: ServerState, requests: Requests) {
    this.told = told;
    this.requests = requests;
  }

  hear(message: FromServer): void {
    if (message.type === 'happened') this.happened(message);
    if (message.type !== 'welcome') return;
    const viewer = this.told.viewer.value;
    const isSame = viewer === this.viewer;
    if (isSame && this.isWhole && message.missed !== null) {
      this.heard.value = withHeard(this.heard.value, message.missed);
      return;
    }
    if (!isSame) this.heard.value = [];
    this.viewer = viewer;
    this.meanwhile = [];
    // Before the deal there is nothing to tell.
    this.isWhole = message.card.phase === 'gathering';
    if (!this.isWhole) void this.fetch(viewer);
  }

  close(): void {
    this.isClosed = true;
  }

  private happened(entry: HeardEntry): void {
    if (this.isWhole) this.heard.value = withHeard(this.heard.value, [entry]);
    else this.meanwhile = [...this.meanwhile, entry];
  }

  private async fetch(viewer: Viewer): Promise<void> {
    const story = await this.requests.story(this.told.lens.value);
    if (this.isClosed || viewer !== this.told.viewer.value) return;
    if (isRefusal(story)) {
      setTimeout(() => void this.fetch(viewer), AGAIN);
      return;
    }
    this.heard.value = withHeard(story, this.meanwhile);
    this.isWhole = true;
  }
}

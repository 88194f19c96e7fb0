import { type Game, type State, type ViewParts, writeChange } from '@vigilia/kernel';
import type { Table } from '../table/table.ts';
import type { Viewpoint } from '../table/viewpoint.ts';

/** What a viewer sees of a game: what every viewer sees, and what is this viewer's own. */
export interface VisibleState {
  readonly open: object;
  readonly own: object;
}

/** Looks at the game of one table. What all see alike is looked at, compared and written once for all of them. */
export class VisibleStates {
  readonly game: Game;
  private readonly parts: ViewParts<State> | undefined;
  private latest: { readonly state: object; readonly open: object } | null = null;
  private written: {
    readonly before: object;
    readonly after: object;
    readonly change: string | null;
  } | null = null;

  constructor(game: Game) {
    this.game = game;
    this.parts = game.parts?.();
  }

  /** What is seen of a table from a viewpoint; null if that is nothing. */
  of(table: Table | null, { sees }: Viewpoint): VisibleState | null {
    const state = table?.play?.moment.state;
    if (state === undefined || sees === 'nothing') return null;
    const { parts } = this;
    if (parts === undefined) return { open: NOTHING, own: this.game.view(state, sees) as object };
    if (this.latest?.state !== state) this.latest = { state, open: parts.open(state) };
    return { open: this.latest.open, own: parts.own(state, sees) };
  }

  /** The change from one visible state to another, as `writeChange` writes that of whole views. */
  writeChange(before: VisibleState | null, after: VisibleState | null): string | null {
    if (before === null || after === null) return writeChange(viewOf(before), viewOf(after));
    const open = this.openChange(before.open, after.open);
    const own = writeChange(before.own, after.own);
    // A part that has other fields than before is written whole, and so is the view it is of.
    if (open?.startsWith('[') || own?.startsWith('[')) return writeChange(null, viewOf(after));
    if (open === null || own === null) return open ?? own;
    return `${open.slice(0, -1)},${own.slice(1)}`;
  }

  private openChange(before: object, after: object): string | null {
    if (this.written?.before !== before || this.written.after !== after)
      this.written = { before, after, change: writeChange(before, after) };
    return this.written.change;
  }
}

const NOTHING = {};

/** The view as the game shows it. */
export function viewOf(visible: VisibleState | null): object | null {
  return visible && { ...visible.open, ...visible.own };
}

import { batch, type Signal, signal } from '@preact/signals';
import {
  type Game,
  isRefusal,
  type Reasoned,
  type Refusal,
  refuse,
  rulesOf,
  type Seat,
  type Text,
  whyStopped,
  withReason,
} from '@vigilia/kernel';
import { TableSlot } from '../../storage/table-slot.ts';
import type { BrowserStorage, StoredTable } from '../../storage/tables.ts';
import { type Play, takeUp } from './play.ts';

/** The game of a table on this device. Every change is stored before it is shown. */
export class LocalGame {
  readonly play: Signal<Play>;
  readonly stored: Signal<StoredTable>;
  /** The seats and the deal never change. */
  readonly agreed: Pick<StoredTable, 'game' | 'header' | 'seats'>;
  /** A fault of this device (full storage, a dead thread), to be shown above the game. */
  readonly trouble = signal<Refusal | null>(null);
  /** Why bots spoke as they did. */
  readonly reasons = signal<readonly Reasoned[]>([]);
  private readonly game: Game;
  private readonly slot: TableSlot;
  private isFull = false;

  private constructor(game: Game, slot: TableSlot, stored: StoredTable, play: Play) {
    this.game = game;
    this.slot = slot;
    this.agreed = stored;
    this.stored = signal(stored);
    this.play = signal(play);
  }

  static load(game: Game, id: string, storage: BrowserStorage): LocalGame | Refusal {
    const slot = new TableSlot(id, storage);
    const stored = slot.read();
    if (isRefusal(stored)) return stored;
    const play = takeUp(game, stored);
    return isRefusal(play) ? play : new LocalGame(game, slot, stored, play);
  }

  noteReason(seat: Seat, choice: string, reason: Text | null): void {
    this.reasons.value = withReason(this.reasons.value, { seat, choice, reason });
  }

  /** Stores and shows another moment. Refused if another window of this browser was quicker. */
  change(play: Play, changes: Partial<Pick<StoredTable, 'seen' | 'orders' | 'assist'>> = {}): Refusal | null {
    const { session } = play;
    // A stopped game is never written again.
    if (session.stopped !== null) return whyStopped(rulesOf(session), session.stopped);
    if (this.catchUp()) return refuse(null, 'refusal.stale');
    const before = this.stored.value;
    const stored: StoredTable = {
      ...before,
      log: session.log,
      times: play.times,
      ...changes,
      over: session.moment.asks.length === 0,
      // Later than before, whatever the clock says: the later time marks the window that has played further.
      changedAt: Math.max(Date.now(), before.changedAt + 1),
    };
    const full = this.slot.write(stored);
    batch(() => {
      this.stored.value = stored;
      this.play.value = play;
      // The game goes on: the next choice stores this one too. The notice appears once.
      if (full !== null && !this.isFull) this.trouble.value = full;
    });
    this.isFull = full !== null;
    return null;
  }

  /** Whether the table is still on this device: its person may have removed it. */
  isStored(): boolean {
    return this.slot.isKept();
  }

  /** Loads what another window has stored since; says whether there was something. */
  catchUp(): boolean {
    const stored = this.slot.readIfOther();
    if (stored === null || isRefusal(stored)) return false;
    if (stored.changedAt <= this.stored.value.changedAt) return false;
    const play = takeUp(this.game, stored);
    if (isRefusal(play)) return false;
    batch(() => {
      this.stored.value = stored;
      this.play.value = play;
    });
    return true;
  }
}

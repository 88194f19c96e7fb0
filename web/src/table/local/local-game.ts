import { batch, type Signal, signal } from '@preact/signals';
import { type Game, isRefusal, type Refusal, refuse, rulesOf, whyStopped } from '@vigilia/kernel';
import { type BrowserStorage, readTable, type StoredTable, writeTable } from '../../storage/tables.ts';
import { type Play, takeUp } from './play.ts';

/** What lies on a table of this device. Every change is kept in the chest before anybody sees it. */
export class LocalGame {
  readonly play: Signal<Play>;
  readonly kept: Signal<StoredTable>;
  /** Who sits here and what was agreed never changes. */
  readonly agreed: Pick<StoredTable, 'game' | 'header' | 'seats' | 'assist'>;
  /** What went wrong although nobody at the table did anything wrong. */
  readonly trouble = signal<Refusal | null>(null);
  private readonly game: Game;
  private readonly storage: BrowserStorage;
  private isFull = false;

  private constructor(game: Game, storage: BrowserStorage, kept: StoredTable, play: Play) {
    this.game = game;
    this.storage = storage;
    this.agreed = kept;
    this.kept = signal(kept);
    this.play = signal(play);
  }

  static out(game: Game, id: string, storage: BrowserStorage): LocalGame | Refusal {
    const kept = readTable(id, storage);
    if (isRefusal(kept)) return kept;
    const play = takeUp(game, kept);
    return isRefusal(play) ? play : new LocalGame(game, storage, kept, play);
  }

  /** Goes on to another moment. Refused where another window of this browser was quicker. */
  change(play: Play, changes: Partial<Pick<StoredTable, 'seen' | 'orders'>> = {}): Refusal | null {
    const { session } = play;
    // Nothing of a game that has stopped is written again.
    if (session.stopped !== null) return whyStopped(rulesOf(session), session.stopped);
    if (this.catchUp()) return refuse(null, 'refusal.stale');
    const before = this.kept.value;
    const kept: StoredTable = {
      ...before,
      log: session.log,
      times: play.times,
      ...changes,
      over: session.moment.asks.length === 0,
      // Later than before, whatever the clock says: it tells which of two windows knows more.
      changedAt: Math.max(Date.now(), before.changedAt + 1),
    };
    const full = writeTable(kept, this.storage);
    batch(() => {
      this.kept.value = kept;
      this.play.value = play;
      // The game goes on: what cannot be kept now is kept with the next choice. Once told is enough.
      if (full !== null && !this.isFull) this.trouble.value = full;
    });
    this.isFull = full !== null;
    return null;
  }

  /** Takes over what another window has kept meanwhile; says whether it has. */
  catchUp(): boolean {
    const { id, changedAt } = this.kept.value;
    const kept = readTable(id, this.storage);
    if (isRefusal(kept) || kept.changedAt <= changedAt) return false;
    const play = takeUp(this.game, kept);
    if (isRefusal(play)) return false;
    batch(() => {
      this.kept.value = kept;
      this.play.value = play;
    });
    return true;
  }
}

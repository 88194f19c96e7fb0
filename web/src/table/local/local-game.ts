import { batch, type Signal, signal } from '@preact/signals';
import { type Game, isRefusal, type Refusal, refuse, rulesOf, whyStopped } from '@vigilia/kernel';
import { type Chest, type KeptTable, readTable, writeTable } from '../../storage/tables.ts';
import { type Play, takeUp } from './play.ts';

/** What lies on a table of this device. Every change is kept in the chest before anybody sees it. */
export class Laid {
  readonly play: Signal<Play>;
  readonly kept: Signal<KeptTable>;
  /** Who sits here and what was agreed never changes. */
  readonly agreed: Pick<KeptTable, 'game' | 'header' | 'seats' | 'assist'>;
  /** What went wrong although nobody at the table did anything wrong. */
  readonly trouble = signal<Refusal | null>(null);
  private readonly game: Game;
  private readonly chest: Chest;
  private isFull = false;

  private constructor(game: Game, chest: Chest, kept: KeptTable, play: Play) {
    this.game = game;
    this.chest = chest;
    this.agreed = kept;
    this.kept = signal(kept);
    this.play = signal(play);
  }

  static out(game: Game, id: string, chest: Chest): Laid | Refusal {
    const kept = readTable(id, chest);
    if (isRefusal(kept)) return kept;
    const play = takeUp(game, kept);
    return isRefusal(play) ? play : new Laid(game, chest, kept, play);
  }

  /** Goes on to another moment. Refused where another window of this browser was quicker. */
  change(play: Play, changes: Partial<Pick<KeptTable, 'seen' | 'orders'>> = {}): Refusal | null {
    const { session } = play;
    // Nothing of a game that has stopped is written again.
    if (session.stopped !== null) return whyStopped(rulesOf(session), session.stopped);
    if (this.catchUp()) return refuse(null, 'refusal.stale');
    const before = this.kept.value;
    const kept: KeptTable = {
      ...before,
      log: session.log,
      times: play.times,
      ...changes,
      over: session.moment.asks.length === 0,
      // Later than before, whatever the clock says: it tells which of two windows knows more.
      changedAt: Math.max(Date.now(), before.changedAt + 1),
    };
    const full = writeTable(kept, this.chest);
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
    const kept = readTable(id, this.chest);
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

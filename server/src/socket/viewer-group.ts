import { type Game, heardReasons, type Seat, writeChange } from '@vigilia/kernel';
import { type Act, planStopOf } from '../table/fact.ts';
import { mayAnswerFor, seatToUndo } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Viewpoint } from '../table/viewpoint.ts';
import { type HistoryEntry, logEntryFor, undoneBy } from '../tables/history.ts';
import { SharedMessage } from './shared-message.ts';

/** A client of a table's channel. */
export interface Subscriber {
  readonly identity: string | null;
  /** The seat it looks over the shoulder of, where the table lets watchers do that. */
  readonly lens: Seat | null;
  send(message: string): void;
  /** Sends a frame that several subscribers share. */
  sendFrame(frame: Buffer): void;
}

/** Subscribers with the same viewpoint: they get the same messages, written once. */
export class ViewerGroup {
  readonly viewpoint: Viewpoint;
  readonly subscribers = new Set<Subscriber>();
  private readonly game: Game;
  /** The view that they have. */
  private view: object | null;

  /** `table` is the table as they see it; null where they see none yet. */
  constructor(viewpoint: Viewpoint, game: Game, table: Table | null) {
    this.viewpoint = viewpoint;
    this.game = game;
    this.view = this.viewOf(table);
  }

  viewOf(table: Table | null): object | null {
    const { sees } = this.viewpoint;
    const play = table?.play ?? null;
    return play === null || sees === 'nothing' ? null : (this.game.view(play.moment.state, sees) as object);
  }

  /** What is open for them now, as JSON without its braces. */
  now(table: Table | null, shared = table && new SharedMessage(table, null)): string {
    if (table === null || shared === null) return '"asked":[],"asks":[],"mayUndo":false,"deadlines":[]';
    const { own, sees, isLate } = this.viewpoint;
    const { play } = table;
    const open = play?.moment.asks ?? [];
    const asks = own === null ? [] : open.filter(({ seat }) => mayAnswerFor(table, own, seat));
    const mayUndo = own !== null && seatToUndo(table, own) !== null;
    const asked = sees === 'nothing' ? '[]' : shared.asked;
    const deadlines = sees === 'nothing' || isLate ? '[]' : shared.deadlines;
    const isTold = sees !== 'nothing' && !isLate && shared.absences !== null;
    const absences = isTold ? `,"absences":${shared.absences}` : '';
    const written = asks.length === 0 ? '[]' : JSON.stringify(asks);
    const link = shared.link === null ? '' : `,"link":${shared.link}`;
    return `"asked":${asked},"asks":${written},"mayUndo":${mayUndo},"deadlines":${deadlines}${absences}${link}`;
  }

  /** Why bots spoke as they did, as JSON after a comma: of those voices only that they may hear in their view. */
  reasons(table: Table | null, view: object | null): string {
    if (table === null || view === null) return '';
    const known = heardReasons(this.game, view, table.reasons);
    return known.length === 0 ? '' : `,"reasons":${JSON.stringify(known)}`;
  }

  /** A new row as they may know it; `view` is what they see after it. */
  happened(
    table: Table,
    view: object | null,
    { row, told, answers }: HistoryEntry,
    shared: SharedMessage,
  ): string {
    const { own, sees } = this.viewpoint;
    const { version, at, act } = row;
    const { events } = sees === 'nothing' ? { events: [] } : logEntryFor(sees, { row, told, answers });
    const undone = undoneBy(row);
    // Little of a view changes with one answer: sent by field, a message of an auction has 390 bytes instead of 920.
    const change = writeChange(this.view, view, shared.changes);
    this.view = view;
    return (
      `{"type":"happened","version":${version},"at":${at},"by":${act.by},"answers":${answers}` +
      `,"events":${shared.written.list(events)},${this.now(table, shared)}` +
      this.reasons(table, view) +
      (change === null ? '' : `,"view":${change}`) +
      (undone === null ? '' : `,"undone":${undone}`) +
      (shared.card === null ? '' : `,"card":${shared.card}`) +
      (act.key === undefined || own === null || act.by !== own ? '' : acknowledged(act)) +
      '}'
    );
  }
}

/** To the seat whose command it was: its key, and where its plan stopped. */
function acknowledged(act: Act): string {
  const stop = planStopOf(act);
  return `,"key":"${act.key}"${stop === undefined ? '' : `,"stop":${JSON.stringify(stop)}`}`;
}

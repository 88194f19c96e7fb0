import { heardReasons, type Seat } from '@vigilia/kernel';
import { type Act, planStopOf, type Row } from '../table/fact.ts';
import { mayAnswerFor, seatToUndo } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Viewpoint } from '../table/viewpoint.ts';
import { openQuestions, type QuestionsShown } from './open-questions.ts';
import type { SharedMessage } from './shared-message.ts';
import { type VisibleState, type VisibleStates, viewOf } from './visible-state.ts';

/** A client of a table's channel. */
export interface Subscriber {
  readonly identity: string | null;
  /** The seat it looks over the shoulder of, if the table lets watchers do that. */
  readonly lens: Seat | null;
  send(message: string): void;
  /** Sends a frame that several subscribers share. */
  sendFrame(frame: Buffer): void;
}

/** A message about a new row, and what its readers see once they have it. */
export interface Happened {
  readonly frame: Buffer;
  readonly visible: VisibleState | null;
}

/** Subscribers with the same viewpoint: they get the same messages, written once. */
export class ViewerGroup {
  readonly viewpoint: Viewpoint;
  readonly subscribers = new Set<Subscriber>();
  private readonly visibleStates: VisibleStates;
  /** What they have seen. */
  private visible: VisibleState | null;

  /** `table` is the table as they see it; null if they see none yet. */
  constructor(viewpoint: Viewpoint, visibleStates: VisibleStates, table: Table | null) {
    this.viewpoint = viewpoint;
    this.visibleStates = visibleStates;
    this.visible = this.look(table);
  }

  look(table: Table | null): VisibleState | null {
    return this.visibleStates.of(table, this.viewpoint);
  }

  /** What is open for them now, as JSON without its braces. */
  now(table: Table | null): string {
    if (table === null) return `${NOTHING_OPEN},"asked":[],"deadlines":[]`;
    return `${this.openFor(table)},${openQuestions(table, null, this.questionsShown)}`;
  }

  private get questionsShown(): QuestionsShown {
    const { sees, isLate } = this.viewpoint;
    return sees === 'nothing' ? 'none' : isLate ? 'late' : 'live';
  }

  /** What they may do now. */
  private openFor(table: Table): string {
    const { own } = this.viewpoint;
    if (own === null) return NOTHING_OPEN;
    const asks = (table.play?.moment.asks ?? []).filter(({ seat }) => mayAnswerFor(table, own, seat));
    const mayUndo = seatToUndo(table, own) !== null;
    if (asks.length === 0 && !mayUndo) return NOTHING_OPEN;
    return `"asks":${JSON.stringify(asks)},"mayUndo":${mayUndo}`;
  }

  /** Why bots spoke as they did, as JSON after a comma: of those voices only that they may hear in what they see. */
  reasons(table: Table | null, visible: VisibleState | null): string {
    if (table === null || visible === null || table.reasons.length === 0) return '';
    const known = heardReasons(this.visibleStates.game, viewOf(visible), table.reasons);
    return known.length === 0 ? '' : `,"reasons":${JSON.stringify(known)}`;
  }

  /** A new row as they may know it. */
  happened(table: Table, { act }: Row, shared: SharedMessage): Happened {
    const visible = this.look(table);
    const { own } = this.viewpoint;
    const isSender = act.key !== undefined && own !== null && act.by === own;
    const frame = shared.frame({
      events: shared.eventsFor(this.viewpoint),
      questions: shared.questions(this.questionsShown),
      open: this.openFor(table) + this.reasons(table, visible) + (isSender ? acknowledged(act) : ''),
      // Little of a view changes with one answer: sent by field, a message of an auction has 390 bytes instead of 920.
      change: this.visibleStates.writeChange(this.visible, visible),
    });
    return { frame, visible };
  }

  /** Sends it to all of them but these. */
  send({ frame, visible }: Happened, except: ReadonlySet<Subscriber> | null): number {
    this.visible = visible;
    let sent = 0;
    for (const subscriber of this.subscribers) {
      if (except?.has(subscriber)) continue;
      subscriber.sendFrame(frame);
      sent++;
    }
    return sent;
  }
}

const NOTHING_OPEN = '"asks":[],"mayUndo":false';

/** To the seat whose command it was: its key, and where its plan stopped. */
function acknowledged(act: Act): string {
  const stop = planStopOf(act);
  return `,"key":"${act.key}"${stop === undefined ? '' : `,"stop":${JSON.stringify(stop)}`}`;
}

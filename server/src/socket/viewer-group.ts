import { heardReasons, type Seat } from '@vigilia/kernel';
import { type Act, planStopOf, type Row } from '../table/fact.ts';
import { mayAnswerFor, seatToUndo } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Viewpoint } from '../table/viewpoint.ts';
import { textFrame } from './frame.ts';
import { openQuestions } from './open-questions.ts';
import type { SharedMessage } from './shared-message.ts';
import { type Sight, type Sights, viewOf } from './sight.ts';

/** A client of a table's channel. */
export interface Subscriber {
  readonly identity: string | null;
  /** The seat it looks over the shoulder of, where the table lets watchers do that. */
  readonly lens: Seat | null;
  send(message: string): void;
  /** Sends a frame that several subscribers share. */
  sendFrame(frame: Buffer): void;
}

/** A message about a new row, and what its readers see once they have it. */
export interface Happened {
  readonly frame: Buffer;
  readonly sight: Sight | null;
}

/** Subscribers with the same viewpoint: they get the same messages, written once. */
export class ViewerGroup {
  readonly viewpoint: Viewpoint;
  readonly subscribers = new Set<Subscriber>();
  private readonly sights: Sights;
  /** What they have seen. */
  private sight: Sight | null;

  /** `table` is the table as they see it; null where they see none yet. */
  constructor(viewpoint: Viewpoint, sights: Sights, table: Table | null) {
    this.viewpoint = viewpoint;
    this.sights = sights;
    this.sight = this.look(table);
  }

  look(table: Table | null): Sight | null {
    return this.sights.of(table, this.viewpoint);
  }

  /** What is open for them now, as JSON without its braces. */
  now(table: Table | null, questions = table && openQuestions(table, null)): string {
    if (table === null || questions === null) return '"asked":[],"asks":[],"mayUndo":false,"deadlines":[]';
    const { own, sees, isLate } = this.viewpoint;
    const open = table.play?.moment.asks ?? [];
    const asks = own === null ? [] : open.filter(({ seat }) => mayAnswerFor(table, own, seat));
    const written = asks.length === 0 ? '[]' : JSON.stringify(asks);
    const mayUndo = own !== null && seatToUndo(table, own) !== null;
    const others = sees === 'nothing' ? questions.none : isLate ? questions.late : questions.live;
    return `"asks":${written},"mayUndo":${mayUndo},${others}`;
  }

  /** Why bots spoke as they did, as JSON after a comma: of those voices only that they may hear in what they see. */
  reasons(table: Table | null, sight: Sight | null): string {
    if (table === null || sight === null || table.reasons.length === 0) return '';
    const known = heardReasons(this.sights.game, viewOf(sight), table.reasons);
    return known.length === 0 ? '' : `,"reasons":${JSON.stringify(known)}`;
  }

  /** A new row as they may know it. */
  happened(table: Table, row: Row, shared: SharedMessage): Happened {
    const sight = this.look(table);
    return { frame: textFrame(this.write(table, row, shared, sight)), sight };
  }

  /** Sends it to all of them but these. */
  send({ frame, sight }: Happened, except: ReadonlySet<Subscriber> | null): number {
    this.sight = sight;
    let sent = 0;
    for (const subscriber of this.subscribers) {
      if (except?.has(subscriber)) continue;
      subscriber.sendFrame(frame);
      sent++;
    }
    return sent;
  }

  private write(table: Table, { act }: Row, shared: SharedMessage, sight: Sight | null): string {
    const { own } = this.viewpoint;
    // Little of a view changes with one answer: sent by field, a message of an auction has 390 bytes instead of 920.
    const change = this.sights.writeChange(this.sight, sight);
    return (
      `${shared.head},"events":${shared.eventsFor(this.viewpoint)},${this.now(table, shared.questions)}` +
      this.reasons(table, sight) +
      (change === null ? '' : `,"view":${change}`) +
      (act.key === undefined || own === null || act.by !== own ? '' : acknowledged(act)) +
      shared.end
    );
  }
}

/** To the seat whose command it was: its key, and where its plan stopped. */
function acknowledged(act: Act): string {
  const stop = planStopOf(act);
  return `,"key":"${act.key}"${stop === undefined ? '' : `,"stop":${JSON.stringify(stop)}`}`;
}

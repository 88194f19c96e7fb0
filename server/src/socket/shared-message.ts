import { eventsFor, hears, type Viewer } from '@vigilia/kernel';
import { type HistoryEntry, undoneBy } from '../live-tables/history.ts';
import { cardOf } from '../protocol/card.ts';
import type { Table } from '../table/table.ts';
import type { Viewpoint } from '../table/viewpoint.ts';
import { textFrame } from './frame.ts';
import { openQuestions, type QuestionsShown } from './open-questions.ts';

/** The parts of a message about a new row in which viewers differ, as JSON. */
export interface Differing {
  readonly events: string;
  /** What is open at the table, without its braces. */
  readonly questions: string;
  /** What is open for these viewers, without its braces. */
  readonly open: string;
  /** What has changed in what they see; null if nothing has. */
  readonly change: string | null;
}

/** A message about a new row: what is the same for several viewers is written once. */
export class SharedMessage {
  /** The message up to the events, and from the card to its end. */
  private readonly head: string;
  private readonly end: string;
  private readonly frames: { readonly parts: Differing; readonly frame: Buffer }[] = [];
  private readonly table: Table;
  private readonly before: Table;
  private readonly openQuestions: Partial<Record<QuestionsShown, string>> = {};
  private readonly delivered: HistoryEntry['delivered'];
  /** The events, if all hear all of them. */
  private readonly events: string | null;
  /** By its place in what was told, an event as JSON once it is written. */
  private readonly written: string[] = [];

  constructor(table: Table, before: Table, { row, delivered, answers }: HistoryEntry) {
    const { version, at, act } = row;
    const undone = undoneBy(row);
    this.head =
      `{"type":"happened","version":${version},"at":${at},"by":${act.by},"answers":${answers}` +
      (undone === null ? '' : `,"undone":${undone}`);
    // Left out if the row changed nothing but the game.
    this.end = isSameCard(table, before) ? '}' : `,"card":${JSON.stringify(cardOf(table))}}`;
    this.table = table;
    this.before = before;
    this.delivered = delivered;
    this.events = delivered.every(({ to }) => to === 'all')
      ? JSON.stringify(eventsFor(null, delivered))
      : null;
  }

  /** What is open at the table. */
  questions(shown: QuestionsShown): string {
    this.openQuestions[shown] ??= openQuestions(this.table, this.before, shown);
    return this.openQuestions[shown];
  }

  /** The events that are heard from a viewpoint. */
  eventsFor({ sees }: Viewpoint): string {
    return sees === 'nothing' ? '[]' : (this.events ?? this.eventsOf(sees));
  }

  /** The whole message; the same bytes for those who are told the same. */
  frame(parts: Differing): Buffer {
    for (const known of this.frames) if (isSame(known.parts, parts)) return known.frame;
    const { events, questions, open, change } = parts;
    const view = change === null ? '' : `,"view":${change}`;
    const frame = textFrame(`${this.head},"events":${events},${questions},${open}${view}${this.end}`);
    this.frames.push({ parts, frame });
    return frame;
  }

  private eventsOf(viewer: Viewer): string {
    let list = '';
    for (const [index, { to, event }] of this.delivered.entries()) {
      if (!hears(viewer, to)) continue;
      this.written[index] ??= JSON.stringify(event);
      list += `${list === '' ? '' : ','}${this.written[index]}`;
    }
    return `[${list}]`;
  }
}

function isSame(one: Differing, other: Differing): boolean {
  return (
    one.open === other.open &&
    one.change === other.change &&
    one.questions === other.questions &&
    one.events === other.events
  );
}

/** Tables are never changed in place: what is the same object is the same. */
function isSameCard(one: Table, other: Table): boolean {
  return (
    one.chairs === other.chairs &&
    one.phase === other.phase &&
    one.setting === other.setting &&
    one.dealing === other.dealing &&
    one.host === other.host &&
    one.barred === other.barred &&
    one.undo === other.undo &&
    one.votes === other.votes &&
    one.rematch === other.rematch
  );
}

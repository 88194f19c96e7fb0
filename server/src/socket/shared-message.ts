import { eventsFor } from '@vigilia/kernel';
import { cardOf } from '../protocol/card.ts';
import type { Table } from '../table/table.ts';
import type { Viewpoint } from '../table/viewpoint.ts';
import { type HistoryEntry, undoneBy } from '../tables/history.ts';
import { type OpenQuestions, openQuestions } from './open-questions.ts';

/** The parts of a message about a new row that are the same for all viewers, as JSON, written once. */
export class SharedMessage {
  /** The message up to the events, and from the card to its end. */
  readonly head: string;
  readonly end: string;
  readonly questions: OpenQuestions;
  private readonly told: HistoryEntry['told'];
  private readonly written = new JsonCache();
  /** The events, where all hear all of them. */
  private readonly events: string | null;

  constructor(table: Table, before: Table, { row, told, answers }: HistoryEntry) {
    const { version, at, act } = row;
    const undone = undoneBy(row);
    this.head =
      `{"type":"happened","version":${version},"at":${at},"by":${act.by},"answers":${answers}` +
      (undone === null ? '' : `,"undone":${undone}`);
    // Left out where the row changed nothing but the game.
    this.end = isSameCard(table, before) ? '}' : `,"card":${JSON.stringify(cardOf(table))}}`;
    this.questions = openQuestions(table, before);
    this.told = told;
    this.events = told.every(({ to }) => to === 'all') ? this.eventsOf(null) : null;
  }

  /** The events that are heard from a viewpoint. */
  eventsFor({ sees }: Viewpoint): string {
    return sees === 'nothing' ? '[]' : (this.events ?? this.eventsOf(sees));
  }

  private eventsOf(viewer: number | null): string {
    return this.written.list(eventsFor(viewer, this.told));
  }
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
    one.wishes === other.wishes &&
    one.rematch === other.rematch
  );
}

/** JSON of values that several viewers share, written once for all of them. */
class JsonCache {
  private readonly known = new Map<object, string>();

  of(value: unknown): string {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const written = JSON.stringify(value);
    this.known.set(value, written);
    return written;
  }

  /** A list whose items are shared. */
  list(values: readonly unknown[]): string {
    let written = '[';
    for (const [index, value] of values.entries())
      written += index === 0 ? this.of(value) : `,${this.of(value)}`;
    return `${written}]`;
  }
}

import type { Known } from '@vigilia/kernel';
import { cardOf } from '../protocol/card.ts';
import { awayUntil } from '../table/absence.ts';
import { deadlineOf } from '../table/clock.ts';
import type { Table } from '../table/table.ts';

/** The parts of a message about one row that are the same for all viewers, as JSON, written once. */
export class SharedMessage {
  readonly written = new JsonCache();
  readonly changes: Known = new Map();
  readonly asked: string;
  readonly deadlines: string;
  /** By seat, when the others may act for a person who has left; null where no person has. */
  readonly absences: string | null;
  /** The last hash of the log; null where it is as before. */
  readonly link: string | null;
  /** Null where the row changed nothing but the game. */
  readonly card: string | null;

  constructor(table: Table, before: Table | null) {
    this.asked = JSON.stringify(table.play?.moment.asks.map(({ seat }) => seat) ?? []);
    this.deadlines = deadlinesOf(table);
    this.absences = absencesOf(table);
    this.link = before?.play?.link === table.play?.link ? null : JSON.stringify(table.play?.link ?? null);
    this.card = before !== null && isSameCard(table, before) ? null : JSON.stringify(cardOf(table));
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

function deadlinesOf(table: Table): string {
  if (table.setting.clock === 'none') return '[]';
  return JSON.stringify(table.chairs.map((_, seat) => deadlineOf(table, seat)));
}

function absencesOf(table: Table): string | null {
  const absences = table.chairs.map((_, seat) => awayUntil(table, seat));
  return absences.every((until) => until === null) ? null : JSON.stringify(absences);
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

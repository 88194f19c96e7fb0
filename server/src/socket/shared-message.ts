import type { Known } from '@vigilia/kernel';
import { cardOf } from '../table/card.ts';
import { deadlineOf } from '../table/clock.ts';
import type { Table } from '../table/table.ts';
import { JsonCache } from './json-cache.ts';

/** What everybody hears alike of one deed, as JSON, written once. */
export class SharedMessage {
  readonly written = new JsonCache();
  readonly changes: Known = new Map();
  readonly asked: string;
  readonly deadlines: string;
  /** The last hash of the log; null where it is as before. */
  readonly link: string | null;
  /** Null where the deed changed nothing but the game. */
  readonly card: string | null;

  constructor(table: Table, before: Table | null) {
    this.asked = JSON.stringify(table.play?.moment.asks.map(({ seat }) => seat) ?? []);
    this.deadlines = deadlinesOf(table);
    this.link = before?.play?.link === table.play?.link ? null : JSON.stringify(table.play?.link ?? null);
    this.card = before !== null && isSameCard(table, before) ? null : JSON.stringify(cardOf(table));
  }
}

/** Tables are never changed in place: what is the same object is the same. */
function isSameCard(one: Table, other: Table): boolean {
  return (
    one.chairs === other.chairs &&
    one.phase === other.phase &&
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

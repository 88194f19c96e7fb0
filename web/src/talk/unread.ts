import { type Signal, signal } from '@preact/signals';
import type { Kinds } from '@vigilia/kernel';
import type { Company } from '../table/company.ts';
import type { Table } from '../table/table.ts';

/** The number of the latest message that was read, by table. */
const read = new Map<string, Signal<number>>();

function readAt(company: Company): Signal<number> {
  const name = `vigilia.talk.${company.card.peek().id}`;
  const known = read.get(name);
  if (known !== undefined) return known;
  const latest = signal(Number(localStorage.getItem(name) ?? 0));
  read.set(name, latest);
  return latest;
}

/** The number of messages of others that this person has not read. */
function countUnread(company: Company): number {
  const latest = readAt(company).value;
  const own = company.seat.value;
  return company.talk.value.filter(({ number, seat }) => number > latest && (own === null || seat !== own))
    .length;
}

/** Marks all messages so far as read. */
export function markRead(company: Company): void {
  const latest = company.talk.peek().at(-1)?.number ?? 0;
  const known = readAt(company);
  if (latest <= known.peek()) return;
  known.value = latest;
  localStorage.setItem(`vigilia.talk.${company.card.peek().id}`, String(latest));
}

/** Whether people talk at this table. */
export function hasTalk<K extends Kinds>({ company }: Table<K>): boolean {
  return company !== null && company.card.value.setting.talk !== 'off';
}

/** How many messages this person has not read. */
export function unread<K extends Kinds>({ company }: Table<K>): number {
  return company === null ? 0 : countUnread(company);
}

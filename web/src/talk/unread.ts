import { type Signal, signal } from '@preact/signals';
import type { Company } from '../table/company.ts';

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
export function countUnread(company: Company): number {
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

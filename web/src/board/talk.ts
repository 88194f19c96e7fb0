import type { Kinds } from '@vigilia/kernel';
import type { Table } from '../table/table.ts';
import { countUnread } from '../talk/unread.ts';

/** Whether people talk at this table. */
export function hasTalk<K extends Kinds>({ company }: Table<K>): boolean {
  return company !== null && company.card.value.setting.talk !== 'off';
}

/** How many messages this person has not read. */
export function unread<K extends Kinds>({ company }: Table<K>): number {
  return company === null ? 0 : countUnread(company);
}

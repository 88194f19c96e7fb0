import { type Signal, signal } from '@preact/signals';
import type { DraftProps } from '../asked.ts';

/** A page that has the board to itself until it was read: an obituary, a killing. */
export interface PageAlone {
  /** Names it at its table. */
  readonly name: string;
  readonly day: number;
}

/** The names of those that are no news on a day: a device that comes to a table later does not show them. */
export function namesBefore(all: readonly PageAlone[], today: number): string[] {
  // What happens in the night may be read of in the morning.
  return all.filter(({ day }) => day < today - 1).map(({ name }) => name);
}

/** The first that was not read at this table yet; `read` are the names of the others. */
export function nextToRead<Page extends PageAlone>(
  all: readonly Page[],
  read: readonly string[],
): Page | null {
  return all.find(({ name }) => !read.includes(name)) ?? null;
}

type Table = DraftProps['draft']['table'];

/** The address of a table is its name on this device. */
const keyOf = () => `vigilia.diario-mourned.${location.pathname}`;

/** The names of the pages that were read at a table; neither another layout nor a reload shows them again. */
const read = new WeakMap<Table, Signal<readonly string[]>>();

function readAt(table: Table, all: readonly PageAlone[]): Signal<readonly string[]> {
  const today = table.view.value?.day ?? 1;
  const known =
    read.get(table) ?? signal(localStorage.getItem(keyOf())?.split(' ') ?? namesBefore(all, today));
  read.set(table, known);
  return known;
}

/** The first page that was not read at this table yet. */
export function firstUnread<Page extends PageAlone>(table: Table, all: readonly Page[]): Page | null {
  return nextToRead(all, readAt(table, all).value);
}

/** Puts a page away for good; `all` are those of its table. */
export function putAway(table: Table, { name }: PageAlone, all: readonly PageAlone[]): void {
  const names = readAt(table, all);
  names.value = [...names.value, name];
  localStorage.setItem(keyOf(), names.value.join(' '));
}

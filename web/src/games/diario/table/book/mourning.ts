import { type Signal, signal } from '@preact/signals';
import type { DraftProps } from '../asked.ts';
import { namesBefore, nextToRead, type Obituary, obituariesOf } from './obituaries.ts';

type Table = DraftProps['draft']['table'];

/** The address of a table is its name on this device. */
const keyOf = () => `vigilia.diario-mourned.${location.pathname}`;

/** The names of the obituaries that were read at a table; neither another layout nor a reload shows them again. */
const read = new WeakMap<Table, Signal<readonly string[]>>();

function readAt(table: Table, all: readonly Obituary[]): Signal<readonly string[]> {
  const today = table.view.value?.day ?? 1;
  const known =
    read.get(table) ?? signal(localStorage.getItem(keyOf())?.split(' ') ?? namesBefore(all, today));
  read.set(table, known);
  return known;
}

/** Who died or left and was not read of at this table yet. A replay goes on without. */
export function unreadObituary({ table }: DraftProps['draft']): Obituary | null {
  if (table.where === 'replay' || (table.view.value?.gone.length ?? 0) === 0) return null;
  const all = obituariesOf(table.log.value);
  return nextToRead(all, readAt(table, all).value);
}

/** Puts an obituary away for good. */
export function putAway({ table }: DraftProps['draft'], { name }: Obituary): void {
  const names = readAt(table, obituariesOf(table.log.value));
  names.value = [...names.value, name];
  localStorage.setItem(keyOf(), names.value.join(' '));
}

import { type Signal, signal } from '@preact/signals';
import type { PersonId } from '@vigilia/game-diario';
import { proseOf } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import type { LogEntry } from '../../../../table/table.ts';
import type { DraftProps, Event } from '../asked.ts';

/** How a person's part in a game ended. */
export interface Obituary {
  /** Names it at its table: the person and the day. */
  readonly name: string;
  readonly person: PersonId;
  readonly day: number;
  readonly event: Event;
  readonly prose: readonly Text[];
}

/** Everyone who died or left, in order. */
export function obituariesOf(log: readonly LogEntry[]): readonly Obituary[] {
  let day = 1;
  return log.flatMap(({ events }) =>
    (events as readonly Event[]).flatMap((event): Obituary[] => {
      if (event.type === 'phase') day = event.day;
      if (event.type !== 'gone') return [];
      const { person } = event;
      return [{ name: `${person}:${day}`, person, day, event, prose: proseOf(event) }];
    }),
  );
}

/** The names of those that are no news on a day: a device that comes to a table later does not show them. */
export function namesBefore(all: readonly Obituary[], today: number): string[] {
  // Who is lost in the night may be read of in the morning.
  return all.filter(({ day }) => day < today - 1).map(({ name }) => name);
}

/** The first that was not read at this table yet; `read` are the names of the others. */
export function nextToRead(all: readonly Obituary[], read: readonly string[]): Obituary | null {
  return all.find(({ name }) => !read.includes(name)) ?? null;
}

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

import type { PersonId } from '@vigilia/game-diario';
import { proseOf } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';

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

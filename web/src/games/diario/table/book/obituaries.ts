import type { PersonId } from '@vigilia/game-diario';
import { proseOf } from '@vigilia/game-diario/texts';
import type { Text } from '@vigilia/kernel';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event } from '../asked.ts';
import type { PageAlone } from './read-once.ts';

/** How a person's part in a game ended. */
export interface Obituary extends PageAlone {
  readonly person: PersonId;
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

import { proseOf } from '@vigilia/game-diario/texts';
import type { LogEntry } from '../../../../table/table.ts';
import type { Event, View } from '../asked.ts';
import { fileOf } from './book-files.ts';

/** The files of the book with the words of everything that has happened at a table, each once. */
export function filesReached(log: readonly LogEntry[], view: View | null): readonly string[] {
  const story = view?.deciding?.story ?? null;
  const keys = [
    ...log.flatMap(({ events }) => events.flatMap((event) => proseOf(event as Event).map(({ key }) => key))),
    ...(story === null ? [] : [`story.${story}`]),
  ];
  return [...new Set(keys.flatMap((key) => fileOf(key) ?? []))];
}

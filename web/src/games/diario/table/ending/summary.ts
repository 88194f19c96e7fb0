import { PEOPLE, type PersonId, type StoryId } from '@vigilia/game-diario';
import type { Event, View } from '../asked.ts';

type How = NonNullable<View['over']>['how'];

/** What became of a person: alive at the end, or gone by some cause on a day. */
export type Lot =
  | { readonly id: PersonId; readonly fate: 'lived' }
  | { readonly id: PersonId; readonly fate: View['gone'][number]['cause']; readonly day: number };

/** A finished game of Diario in short. */
export interface Summary {
  readonly how: How;
  readonly score: number | null;
  readonly days: number;
  readonly people: readonly Lot[];
  /** The stories, in the order of reading. */
  readonly read: readonly StoryId[];
}

/** What is kept of a finished game; null if it has not ended. */
export function summaryOf(view: View, events: readonly Event[]): Summary | null {
  if (view.over === null) return null;
  const { how, score } = view.over;
  return {
    how,
    score,
    days: view.day,
    people: [
      ...view.people.map(({ id }): Lot => ({ id, fate: 'lived' })),
      ...view.gone.map(({ id, cause, day }): Lot => ({ id, fate: cause, day })),
    ],
    read: events.flatMap((event) => (event.type === 'story-read' ? event.story : [])),
  };
}

/** What was kept, if it is a summary; it may come from another version of the page. */
export function summaryIn(content: unknown): Summary | null {
  const { how, days, people, read } = (content ?? {}) as Partial<Summary>;
  const isSummary =
    typeof how === 'string' &&
    typeof days === 'number' &&
    Array.isArray(read) &&
    Array.isArray(people) &&
    people.every(({ id }) => Object.hasOwn(PEOPLE, id));
  return isSummary ? (content as Summary) : null;
}

import type { Gone } from '../state.ts';
import type { Story } from './story.ts';

/** What decides whether a story can be read. */
export interface Readers {
  /** How many of the group are at the scene. */
  readonly people: number;
  readonly day: number;
  readonly gone: readonly Pick<Gone, 'day'>[];
}

/** Whether those it speaks of are there: enough people, and none lost since it began. */
export function canBeRead({ people = 1, unbroken }: Story, readers: Readers): boolean {
  if (readers.people < people) return false;
  return unbroken === undefined || readers.gone.every(({ day }) => day < readers.day - unbroken);
}

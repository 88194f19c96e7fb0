import { type Facts, isTrue } from '../effects/condition.ts';
import type { Table } from '../state.ts';
import { castOf } from './cast.ts';
import type { ContentNote, Story } from './story.ts';

/** Those who would read a story: what is true of them, and what they want to be spared. */
export interface Readers extends Facts, Pick<Table, 'starters'> {
  readonly avoid: readonly ContentNote[];
}

/** Whether a story can be read now: those it speaks of are there, what it tells of is so, and nothing in it is avoided. */
export function canBeRead(story: Story, readers: Readers): boolean {
  const { people = 1, when, notes } = story;
  const present = readers.present();
  if (present.length < people) return false;
  if (notes.some((note) => readers.avoid.includes(note))) return false;
  const cast = castOf(story, { ...readers, present });
  return cast !== null && (when === undefined || isTrue(when, { ...readers, cast }));
}

import type { Story } from '../../data/language/story.ts';
import type { Table } from '../../state/state.ts';
import { castOf } from '../../stories/cast.ts';
import { type Facts, isTrue } from './condition.ts';

/** Those who would read a story, and what is true of them. */
export interface Readers extends Facts, Pick<Table, 'starters'> {}

/**
 * Whether a story can be told of those who would read it: those it speaks of are there, and what it tells of is so. What
 * a table leaves out is another question (avoid.ts).
 */
export function canBeTold(story: Story, readers: Readers): boolean {
  const { people = 1, when } = story;
  const present = readers.present();
  if (present.length < people) return false;
  const cast = castOf(story, { ...readers, present });
  return cast !== null && (when === undefined || isTrue(when, { ...readers, cast }));
}

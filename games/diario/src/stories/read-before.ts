import type { StoryId } from '../data/language/story.ts';
import { STORIES, STORY_IDS } from './book.ts';

const KNOWN: ReadonlySet<unknown> = new Set(STORY_IDS);

export function isStoryId(given: unknown): given is StoryId {
  return KNOWN.has(given);
}

/** Stories that a Colour decides on, in the order of their letters: to have read one can change what is read next. */
export const DRAWN_STORIES: readonly StoryId[] = STORIES.filter(({ from }) => from !== null)
  .map(({ id }) => id)
  .sort();
